import { draftDays } from '../fields/draft-days.ts';
import type { placeholders } from '../schema/placeholders.ts';
import { site } from '../site.ts';

const values: Readonly<Record<(typeof placeholders)[number], string>> = {
  company: site.name,
  tagline: site.tagline,
  email: site.email,
  office: site.office,
  country: site.country?.name ?? 'any country',
  draftDays: String(draftDays),
};
const byName = new Map(Object.entries(values));

/** Replaces the placeholders in a text with their values. */
export const interpolate = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (token, name: string) => byName.get(name) ?? token);

/** When applicants hear back, if the owner wrote it: “within 10 working days”. */
export const replyWithin = site.replyWithin && interpolate(site.replyWithin);

/** When clients hear back, if the owner wrote it. */
export const replyToClientsWithin = site.replyToClientsWithin && interpolate(site.replyToClientsWithin);

/** Returns a copy of the fields of an entry with interpolated texts. The fields come from YAML, so they are JSON. */
export const interpolateFields = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(fields, (_, value: unknown) => (typeof value === 'string' ? interpolate(value) : value)),
  );
