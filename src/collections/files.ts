import { globSync } from 'node:fs';
import { ContentError, type FileSchema } from '../schema/parse.ts';

/** The schema of each collection, or of each page. */
export type Schemas = Readonly<Record<string, FileSchema>>;

/** The paths of the Markdown files in `content/`, without hidden ones. */
export const contentFiles = (): string[] =>
  globSync('content/**/*.md')
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** A message for each page without a file. */
export const missingPages = (files: readonly string[], pages: Schemas): string[] =>
  Object.keys(pages)
    .map((name) => `content/pages/${name}.md`)
    .filter((file) => !files.includes(file))
    .map((file) => `${file}: is missing, and a page needs it`);

/**
 * The collection, the id and the schema of a file.
 * @throws ContentError if the file belongs to no collection
 */
export function identify(file: string, schemas: Schemas, pages: Schemas) {
  // Vite reads #, ? and % in a path as parts of a URL.
  const [, folder = '', id = ''] = /^content\/(\w+)\/([^/#?%]+)\.md$/.exec(file) ?? [];
  const schema = folder === 'pages' ? pages[id] : schemas[folder];
  if (schema) return { folder, id, schema };
  const folders = `content/{${Object.keys(schemas).join()}}/`;
  throw new ContentError(`is not read; move it to one of ${folders}, without #, ? and % in its name`);
}
