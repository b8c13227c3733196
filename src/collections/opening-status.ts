import type { CollectionEntry } from 'astro:content';
import { today } from './day.ts';

/** What the field `status` of an opening can be. */
export const openingStates = ['open', 'closed'] as const;

type Opening = Pick<CollectionEntry<'jobs'>['data'], 'status' | 'validThrough'>;

/** Whether an opening accepts applications: open, and not past its last day in the company's time zone. */
export const isOpen = ({ status, validThrough }: Opening): boolean =>
  status === 'open' && (validThrough === undefined || today() <= validThrough);

/** The heading of a section that every job description must have. A closed opening does not show it. */
export const howToApply = 'How to apply';

/** Removes the section `howToApply` from the HTML of a job description. */
export const withoutHowToApply = (body: string): string =>
  body
    .split(/(?=<h2[ >])/)
    .filter((section) => !section.includes(`>${howToApply}</h2>`))
    .join('');

/** Formats an employment type such as FULL_TIME as “Full time”. */
export const formatEmploymentType = (type: string): string =>
  type.charAt(0) + type.slice(1).toLowerCase().replaceAll('_', ' ');
