import { z } from 'astro/zod';
import { site, siteFile } from '../site.ts';
import { daysSince } from './day.ts';
import { isOpen, openingStates } from './opening-status.ts';

const opening = z.object({
  postedOn: z.string(),
  status: z.enum(openingStates),
  validThrough: z.string().optional(),
});

/** Warnings about openings: those open for longer than `staleAfterDays`, and a country that job search needs. */
export function openingHints(entries: readonly { filePath?: string; data: unknown }[]): string[] {
  const old = entries.flatMap(({ filePath, data }) => {
    const job = opening.parse(data);
    const days = daysSince(job.postedOn);
    return isOpen(job) && days > site.staleAfterDays ? `${filePath} postedOn: open for ${days} days` : [];
  });
  return [
    ...(site.country
      ? []
      : [`${siteFile} country: is not set, so job search does not list the openings; set it`]),
    ...(old.length > 0
      ? [`Are these still open? Set a new date or "status: closed".\n${old.sort().join('\n')}`]
      : []),
  ];
}
