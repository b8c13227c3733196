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

/** Replaces the placeholders in a text with the values of the company. */
export const interpolate = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (token, name: string) => byName.get(name) ?? token);

/** The same in HTML, where Markdown encodes the braces in the address of a link. */
export const interpolateHtml = (html: string): string =>
  html
    .replace(/%7B\w+%7D/g, (token) => encodeURI(interpolate(decodeURI(token))))
    .replace(/\{\w+\}/g, (token) =>
      interpolate(token).replace(/["&<\\]/g, (letter) => `&#${letter.charCodeAt(0)};`),
    );

/** Interpolates every string in a value, at any depth; returns a copy. */
export function interpolateAll(value: unknown): unknown {
  if (typeof value === 'string') return interpolate(value);
  if (Array.isArray(value)) return value.map(interpolateAll);
  if (!(value instanceof Object)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, interpolateAll(item)]));
}
