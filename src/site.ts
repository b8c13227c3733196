import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strings } from './collections/problem.ts';
import { readSite, siteFile } from './collections/site.ts';

/** The text of `content/site.yaml`, from which caches tell that the company was renamed. */
export const siteSource = readFileSync(join(process.cwd(), siteFile), 'utf8');

/** Who the company is: `content/site.yaml`, checked. Server only; islands get what they need as props. */
export const site = readSite(siteSource);

/** The fields of `content/site.yaml` still marked `# default`, such as `office`: stand-ins. */
export const standIns: readonly string[] = strings(siteSource, 1)
  .filter(({ comment }) => comment === 'default')
  .map(({ field }) => field);

const unlessStandIn = (field: string, value: string) => (standIns.includes(field) ? undefined : value);

/** Where else the company is found, as far as the owner has stated it; a stand-in is nothing a visitor should read. */
export const known = {
  website: unlessStandIn('website', site.website),
  network: unlessStandIn('network.url', site.network.url),
  office: unlessStandIn('office', site.office),
};

/** An address as one says it, without `https://`. */
export const withoutScheme = (url: string) => url.replace(/^https?:\/\//, '');

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

/** A text as HTML writes it, in an element or in a quoted attribute. */
export const asHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
