import type { CollectionEntry } from 'astro:content';
import { plural } from '../plural.ts';
import { site, siteFile } from '../site.ts';
import { daysSince } from './day.ts';

/** Warnings about open openings: posted more than `staleAfterDays` ago, and without a country, which job search needs. */
export function openingHints(openings: readonly CollectionEntry<'jobs'>[]): string[] {
  const old = openings
    .filter(({ data }) => daysSince(data.postedOn) > site.staleAfterDays)
    .map(({ filePath, data }) => `${filePath} postedOn: open for ${plural(daysSince(data.postedOn), 'day')}`);
  return [
    ...(site.country
      ? []
      : [`${siteFile} country: is not set, so job search does not list the openings; set it`]),
    ...(old.length > 0
      ? [`Are these still open? Set a new date or "status: closed".\n${old.sort().join('\n')}`]
      : []),
  ];
}
