import { site } from '../site.ts';

const words: Readonly<Record<string, string>> = {
  company: site.name,
  tagline: site.tagline,
  email: site.email,
  office: site.office,
  country: site.country?.name ?? 'any country',
};

const asItIs = (word: string) => word;

/**
 * The text with `{company}`, `{tagline}`, `{email}`, `{office}` and `{country}` replaced by what the site is called.
 * @param written how a word is written there: in HTML `asHtml`, else as it is
 */
export const fill = (text: string, written = asItIs) =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const word = words[key];
    return word === undefined ? whole : written(word);
  });

/** The same in every text that a value holds, however deep. */
export function fillAll<T>(value: T): T;
export function fillAll(value: unknown): unknown {
  if (typeof value === 'string') return fill(value);
  if (Array.isArray(value)) return value.map((item) => fillAll(item));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillAll(item)]));
  return value;
}

/** A text as HTML writes it, in an element or in a quoted attribute. */
export const asHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
