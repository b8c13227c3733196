// Tests and integrations load this file in Node, so neither it nor its imports may use a module such as `astro:env`.

import { ContentError, messageFrom } from './content-error.ts';
import { draftDays } from './messages/apply.ts';
import { parseYaml, readText } from './content-file.ts';
import { check } from './schema/check.ts';
import type { placeholders } from './schema/placeholders.ts';
import { siteSchema } from './schema/site.ts';

/** The file with the values of the company, relative to the project root. */
export const siteFile = 'content/site.yaml';

/**
 * Reads and checks `content/site.yaml`.
 * @throws ContentError that lists every invalid field
 */
function readSite() {
  try {
    const { data, problems } = check(siteSchema, parseYaml(readText(siteFile)));
    if (data && problems.length === 0) return data;
    throw new ContentError(problems.join('\n'));
  } catch (error) {
    throw new ContentError(`${siteFile}:\n${messageFrom(error)}`);
  }
}

const fields = readSite();

/** The values of the placeholders by name. */
const values = new Map<string, string>(
  Object.entries({
    company: fields.name,
    tagline: fields.tagline,
    email: fields.email,
    office: fields.office,
    country: fields.country?.name ?? 'any country',
    draftDays: String(draftDays),
  } satisfies Record<(typeof placeholders)[number], string>),
);

/** Replaces the placeholders in a text with their values. */
export const interpolate = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (token, name: string) => values.get(name) ?? token);

/** Returns a copy of the fields of a file with interpolated texts. The fields come from YAML, so they are JSON. */
export const interpolateFields = <Fields extends object>(fields: Fields): Fields =>
  JSON.parse(
    JSON.stringify(fields, (_, value: unknown) => (typeof value === 'string' ? interpolate(value) : value)),
  );

/** The values of the company, interpolated. Only for code that runs in the build; islands receive values as props. */
export const site = interpolateFields(fields);

/** The sample values in `content/site.yaml` as shipped. If a sample value is the real one, delete its line from this list. */
const samples = [
  ['name', site.name, 'Pulli Works'],
  ['email', site.email, 'hello@example.com'],
  ['website', site.website, 'https://www.example.com'],
  ['network.url', site.network.url, 'https://network.example.com/company'],
  ['office', site.office, 'In a town in the south'],
  ['country.name', site.country?.name, 'India'],
] as const;

/** The fields of `content/site.yaml` that still have a sample value. */
export const remainingSamples = samples.flatMap(([field, value, sample]) =>
  value === sample ? { field, value } : [],
);

const unlessSample = (value: string) =>
  remainingSamples.some((sample) => sample.value === value) ? undefined : value;

/** The addresses of the company; undefined for a sample value. */
export const realAddresses = {
  email: unlessSample(site.email),
  website: unlessSample(site.website),
  network: unlessSample(site.network.url),
};
