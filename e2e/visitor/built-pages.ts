import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Site, sites } from '../scripts/sites.ts';

/** A page of a built site. */
export interface BuiltPage {
  /** Where it is served, such as `/about`. */
  readonly path: string;
  readonly html: string;
}

/** All pages of a built site. */
export function builtPages({ dir }: Site = sites.plain): readonly BuiltPage[] {
  const pages = globSync('**/*.html', { cwd: dir }).map((file) => ({
    path: `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`,
    html: readFileSync(join(dir, file), 'utf8'),
  }));
  if (pages.length === 0) throw new Error(`${dir} contains no pages: run "npm test", which builds it`);
  return pages.sort((a, b) => a.path.localeCompare(b.path));
}
