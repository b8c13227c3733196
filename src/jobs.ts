import type { CollectionEntry } from 'astro:content';
import { today } from './dates.ts';

type Job = Pick<CollectionEntry<'jobs'>['data'], 'status' | 'postedOn' | 'validThrough'>;

/** Whether a job accepts applications: it is open, and today is not before its first or after its last day. */
export const acceptsApplications = ({ status, postedOn, validThrough = today() }: Job): boolean =>
  status === 'open' && postedOn <= today() && today() <= validThrough;

/** Whether the work can be done from anywhere in the country of the company. */
export const isRemote = (location: string): boolean => /^remote$/i.test(location);
