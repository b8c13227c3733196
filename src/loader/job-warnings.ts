import { z } from 'astro/zod';
import { daysSince, formatDate } from '../dates.ts';
import { acceptsApplications, isUpcoming } from '../jobs.ts';
import { plural } from '../messages/plural.ts';
import { job } from '../schema/job.ts';
import { remainingSamples, site, siteFile } from '../site.ts';
import type { Entry } from './read-file.ts';

const { status, postedOn, validThrough } = job.shape;
const dates = z.object({ status, postedOn, validThrough });

/**
 * Warnings about jobs: not open yet, posted more than `staleAfterDays` ago, or without a country, which job search needs. While
 * the site has sample values, all jobs are samples too, and their age does not matter.
 */
export function jobWarnings(entries: readonly Entry[]): string[] {
  const jobs = entries.map(({ filePath, data }) => ({ place: `${filePath} postedOn`, ...dates.parse(data) }));
  const upcoming = jobs.filter(isUpcoming);
  const old = jobs.filter((job) => acceptsApplications(job) && daysSince(job.postedOn) > site.staleAfterDays);
  return [
    ...upcoming.map(({ place, postedOn }) => `${place}: is listed from ${formatDate(postedOn)} on`),
    ...(site.country
      ? []
      : [`${siteFile} country: is not set, so job search does not list the positions; set it`]),
    ...(remainingSamples.length > 0 ? [] : old).map(
      ({ place, postedOn }) =>
        `${place}: open for ${plural(daysSince(postedOn), 'day')}; if it is still open, set a new date, else "status: closed"`,
    ),
  ];
}
