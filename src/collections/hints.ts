import { z } from 'astro/zod';
import { site, siteFile } from '../site.ts';
import { daysSince } from './day.ts';
import { isOpen } from './open.ts';

/** The most openings that are named one by one. */
const mostNamed = 10;

const opening = z.object({
  postedOn: z.string(),
  status: z.enum(['open', 'closed']),
  validThrough: z.string().optional(),
});

/** What the owner should know about the openings: which may be out of date, and what keeps them out of job search. */
export function openingHints(entries: readonly { filePath?: string; data: unknown }[]): string[] {
  const stale = entries.flatMap(({ filePath, data }) => {
    const { success, data: job } = opening.safeParse(data);
    if (!success || !isOpen(job)) return [];
    const days = daysSince(job.postedOn);
    return days > site.staleAfterDays
      ? `${filePath} postedOn: open for ${days} days, more than staleAfterDays in ${siteFile} (${site.staleAfterDays}); set "status: closed", or a new date`
      : [];
  });
  return [
    ...(site.country ? [] : [`${siteFile} country: is not set, so job search does not list the openings`]),
    ...stale.toSorted().slice(0, mostNamed),
    ...(stale.length > mostNamed ? [`${stale.length - mostNamed} more openings are as old`] : []),
  ];
}
