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

/** Replaces the placeholders in a text with the values of the company. `\{name\}` becomes `{name}`. */
export const interpolate = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (token, name: string) => byName.get(name) ?? token).replace(/\\([{}])/g, '$1');

/** When applicants hear back, if the owner wrote it: “within 10 working days”. */
export const replyWithin = site.replyWithin && interpolate(site.replyWithin);

/** Interpolates every text of the fields, at any depth; returns a copy. */
export const interpolateFields = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, interpolateValue(value)]));

function interpolateValue(value: unknown): unknown {
  if (typeof value === 'string') return interpolate(value);
  if (Array.isArray(value)) return value.map(interpolateValue);
  return value instanceof Object ? interpolateFields({ ...value }) : value;
}
