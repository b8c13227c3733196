import type { CollectionEntry } from 'astro:content';
import { howToApply } from '../schema/opening.ts';
import { today } from './day.ts';

type Opening = Pick<CollectionEntry<'jobs'>['data'], 'status' | 'postedOn' | 'validThrough'>;

/** Whether an opening accepts applications: open, from its first day through its last one in the company's time zone. */
export const isOpen = ({ status, postedOn, validThrough = today() }: Opening): boolean =>
  status === 'open' && postedOn <= today() && today() <= validThrough;

/** Whether an opening opens on a later day. */
export const isUpcoming = ({ status, postedOn }: Opening): boolean => status === 'open' && today() < postedOn;

/** Removes the section `howToApply` from the HTML of a job description. */
export const withoutHowToApply = (body: string): string =>
  body
    .split(/(?=<h2[ >])/)
    .filter((section) => !section.includes(`>${howToApply}</h2>`))
    .join('');
