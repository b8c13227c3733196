import { draftDays } from '../fields/draft-days.ts';
import type { placeholders } from '../schema/placeholders.ts';
import { type Site, site } from '../site.ts';

/** Returns a function that replaces `{company}` and the other values below in a text. */
export function interpolation({ name, tagline, email, office, country }: Site) {
  const values: Record<(typeof placeholders)[number], string> = {
    company: name,
    tagline,
    email,
    office,
    country: country?.name ?? 'any country',
    draftDays: String(draftDays),
  };
  const byName = new Map(Object.entries(values));
  return (text: string) => text.replace(/\{(\w+)\}/g, (token, key: string) => byName.get(key) ?? token);
}

/** Replaces the placeholders in a text with the values of the company. */
export const interpolate = interpolation(site);

/** Interpolates every string in a value, at any depth; returns a copy. */
export function interpolateAll(value: unknown): unknown {
  if (typeof value === 'string') return interpolate(value);
  if (Array.isArray(value)) return value.map(interpolateAll);
  if (!(value instanceof Object)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, interpolateAll(item)]));
}
