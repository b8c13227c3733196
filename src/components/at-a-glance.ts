import type { CollectionEntry } from 'astro:content';
import { site } from '../site.ts';
import { formatDate, formatPay } from '../formats.ts';
import { isRemote } from '../jobs.ts';

type Job = CollectionEntry<'jobs'>['data'];
type Fact = readonly [label: string, value: string | number | undefined];

/** The facts of a job or an internship in one order, and the labels of the missing ones. */
export function atAGlance({ collection, data }: CollectionEntry<'jobs' | 'internships'>) {
  const isJob = collection === 'jobs';
  const compared: readonly Fact[] = [
    ['Type', isJob ? typeText(data) : 'Internship'],
    ['Location', isJob ? locationText(data) : data.location],
    ['Hours', data.hours],
    [isJob ? 'Pay' : 'Stipend', data.pay && formatPay(data.pay)],
    ['Duration', data.duration],
    ['Start date', data.start],
    ['Closing date', data.validThrough && formatDate(data.validThrough)],
  ];
  const further: readonly Fact[] = [
    ['Cost', data.cost],
    ...(isJob
      ? ([
          ['Experience', data.experience],
          ['No. of Openings', data.vacancies],
          ['Posting date', formatDate(data.postedOn)],
        ] as const)
      : []),
  ];
  return {
    facts: [...compared, ...further].filter(([, value]) => value),
    missing: compared.flatMap(([label, value]) => (value ? [] : [label.toLowerCase()])),
  };
}

const typeText = ({ employmentType }: Job) =>
  employmentType ? `Job, ${employmentType.toLowerCase()}` : 'Job';

const locationText = ({ location }: Job) =>
  isRemote(location) && site.country ? `${location}, from anywhere in ${site.country.name}` : location;
