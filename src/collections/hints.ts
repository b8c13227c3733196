import { z } from 'astro/zod';
import type { ContentEntry } from '../content-files/read.ts';
import { site } from '../site.ts';
import { daysSince } from './day.ts';
import { isOpen } from './open.ts';

/** So many stale openings are named; a thousand lines would hide the rest of what a build says. */
const mostNamed = 10;

const job = z.object({
  postedOn: z.string(),
  status: z.enum(['open', 'closed']),
  validThrough: z.string().optional(),
});

/** What the owner should know of the openings: which want a look, and what keeps them out of job search. */
export function hintsOn(openings: readonly ContentEntry[]): string[] {
  const open = openings
    .map(({ file, data }) => ({ file, ...job.parse(data) }))
    .filter(isOpen)
    .map(({ file, postedOn }) => ({ file, days: daysSince(postedOn) }));
  const stale = open.filter(({ days }) => days > site.staleAfterDays);
  return [
    open.length > 0 && !site.country
      ? 'content/site.yaml country: is not set, so no opening is marked up for job search, which asks remote work for one.'
      : [],
    stale
      .slice(0, mostNamed)
      .map(
        ({ file, days }) =>
          `${file} postedOn: open for ${days} days, longer than staleAfterDays in content/site.yaml (${site.staleAfterDays}); set "status: closed", or post it anew.`,
      ),
    stale.length > mostNamed ? `${stale.length - mostNamed} more openings are as old.` : [],
  ].flat();
}
