import type { CollectionEntry } from 'astro:content';
import { plural } from '../messages/plural.ts';
import { site, siteFile } from '../site.ts';
import { daysSince, formatDate } from '../dates.ts';
import { isOpen, isUpcoming } from './job-status.ts';

/** Warnings about jobs: not open yet, posted more than `staleAfterDays` ago, or without a country, which job search needs. */
export function jobWarnings(jobs: readonly CollectionEntry<'jobs'>[]): string[] {
  const old = jobs
    .filter(({ data }) => isOpen(data) && daysSince(data.postedOn) > site.staleAfterDays)
    .map(({ filePath, data }) => `${filePath} postedOn: open for ${plural(daysSince(data.postedOn), 'day')}`);
  const upcoming = jobs.filter(({ data }) => isUpcoming(data));
  return [
    ...upcoming.map(
      ({ filePath, data }) => `${filePath} postedOn: is listed from ${formatDate(data.postedOn)} on`,
    ),
    ...(site.country
      ? []
      : [`${siteFile} country: is not set, so job search does not list the positions; set it`]),
    ...(old.length > 0
      ? [`Are these still open? Set a new date or "status: closed".\n${old.sort().join('\n')}`]
      : []),
  ];
}
