import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteSchema } from './collections/site.ts';
import { ContentProblem, explain } from './collections/problem.ts';
import { parse } from 'yaml';

const file = 'content/site.yaml';

/** The text of `content/site.yaml`, from which caches tell that the company was renamed. */
export const siteSource = readFileSync(join(process.cwd(), file), 'utf8');

const parsed = siteSchema.safeParse(parse(siteSource));
if (!parsed.success) throw new ContentProblem(explain(file, siteSource, 1, parsed.error.issues).join('\n'));

/** Who the company is: `content/site.yaml`, checked. Server only; islands get what they need as props. */
export const site = parsed.data;

const words: Readonly<Record<string, string>> = {
  company: site.name,
  tagline: site.tagline,
  email: site.email,
  office: site.office,
  country: site.country?.name ?? 'any country',
};

/** The text with `{company}`, `{tagline}`, `{email}`, `{office}` and `{country}` replaced by what the site is called. */
export const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, key: string) => words[key] ?? whole);
