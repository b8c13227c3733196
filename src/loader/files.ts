import { globSync } from 'node:fs';
import { schemas } from '../schema/schemas.ts';
import { pages } from '../schema/pages.ts';
import { ContentError } from '../content-error.ts';
import type { FileSchema } from '../schema/check.ts';
import { siteFile } from '../site.ts';

/** Whether a file is a leftover of an editor or an operating system. Git ignores most of them (`.gitignore`). */
const isLeftover = (file: string) =>
  /(^|[\\/])(\._.*|~\$.*|\.DS_Store|Thumbs\.db|desktop\.ini)$|(~|\.(swp|tmp|bak|orig))$/i.test(file);

/** The paths of the texts in `content/`. Includes files with a wrong name, so that `identify` reports them. */
export const contentFiles = (): string[] =>
  filesIn('content')
    .filter((file) => file !== siteFile && file !== 'content/README.md' && !pictureName.test(file))
    .sort();

/** The addresses of the files in `public/`, such as /icon.svg. */
export const publicFiles = (): string[] => filesIn('public').map((file) => file.replace(/^public/, ''));

/** The files of a folder, without hidden files and leftovers. */
const filesIn = (folder: string) =>
  globSync(`${folder}/**`, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !isLeftover(entry.name))
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/'));

/** The file name of a picture. */
export const pictureName = /\.(jpe?g|png|webp|avif|gif|svg|tiff?|hei[cf])$/i;

/** A message for each page without a file. */
export const missingPageProblems = (files: readonly string[]): string[] =>
  Object.keys(pages)
    .map((name) => `content/pages/${name}.md`)
    .filter((file) => !files.includes(file))
    .map((file) => `${file}: is missing, and a page needs it`);

/**
 * The collection, the id and the schema of a file.
 * @throws ContentError if the file belongs to no collection
 */
export function identify(file: string) {
  // Vite reads #, ? and % in a path as parts of a URL.
  const [, folder = '', id = ''] = /^content\/(\w+)\/([^/#?%]+)\.md$/.exec(file) ?? [];
  const isPage = folder === 'pages';
  const schemasByName: Readonly<Record<string, FileSchema>> = isPage ? pages : schemas;
  const schema = schemasByName[isPage ? id : folder];
  if (schema) return { folder, id, schema };
  const folders = `content/{${Object.keys(schemas).join()}}/`;
  throw new ContentError(
    `is not read; a text belongs in ${folders}, with a name that ends in .md, without #, ? or %`,
  );
}
