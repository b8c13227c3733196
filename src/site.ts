import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSite, siteFile } from './collections/site.ts';

/** The text of `content/site.yaml`, from which caches tell that the company was renamed. */
export const siteSource = readFileSync(join(process.cwd(), siteFile), 'utf8');

/** Who the company is: `content/site.yaml`, checked. Server only; islands get what they need as props. */
export const site = readSite(siteSource);

const words: Readonly<Record<string, string>> = {
  company: site.name,
  tagline: site.tagline,
  email: site.email,
  office: site.office,
  country: site.country?.name ?? 'any country',
};

/** The text with `{company}`, `{tagline}`, `{email}`, `{office}` and `{country}` replaced by what the site is called. */
export const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, key: string) => words[key] ?? whole);
