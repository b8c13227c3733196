import type { CollectionEntry } from 'astro:content';
import { howToApply } from '../schema/opening.ts';
import { today } from './day.ts';

type Opening = Pick<CollectionEntry<'jobs'>['data'], 'status' | 'validThrough'>;

/** Whether an opening accepts applications: open, and not past its last day in the company's time zone. */
export const isOpen = ({ status, validThrough }: Opening): boolean =>
  status === 'open' && (validThrough === undefined || today() <= validThrough);

/** Removes the section `howToApply` from the HTML of a job description. */
export const withoutHowToApply = (body: string): string =>
  body
    .split(/(?=<h2[ >])/)
    .filter((section) => !section.includes(`>${howToApply}</h2>`))
    .join('');
