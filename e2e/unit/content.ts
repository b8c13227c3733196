import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'astro/zod';
import { changed } from '../scripts/changed-site.ts';
import { type BuiltSite, plainSite } from './built-site.ts';

const company = z.looseObject({ name: z.string(), email: z.string() });

/** The company as `content/site.yaml` describes it: in the site, or in the changed one. */
export function companyOf(site: BuiltSite) {
  const { name, email } = company.parse(parse(readFileSync('content/site.yaml', 'utf8')));
  return { email, name: site === plainSite ? name : changed.name };
}

const opening = z.looseObject({
  path: z.string(),
  title: z.string(),
  status: z.enum(['open', 'closed']).default('open'),
});

/** The front matter of the openings in `content/jobs/`. */
export const openings = globSync('content/jobs/*.md').map((file) =>
  opening.parse(parse(readFileSync(file, 'utf8').split(/^---$/m)[1] ?? '')),
);
