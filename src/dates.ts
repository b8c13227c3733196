import { SOURCE_DATE_EPOCH } from 'astro:env/server';
import { site } from './site.ts';

const { timeZone } = site;
// Swedish dates have the ISO 8601 format.
const iso = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });

/** Today in the company's time zone, as 2025-06-14. SOURCE_DATE_EPOCH (reproducible-builds.org) replaces the clock. */
export const today = (): string =>
  iso.format(SOURCE_DATE_EPOCH ? Number(SOURCE_DATE_EPOCH) * 1000 : Date.now());

/** The last second of a day in the company's time zone, as 2025-06-14T23:59:59+05:30. */
export function endOf(day: string): string {
  // The offset at noon UTC, since clocks change at night in Europe and Asia.
  const parts = offset.formatToParts(new Date(`${day}T12:00:00Z`));
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '');
  return `${day}T23:59:59${zone || 'Z'}`;
}
