import { globSync } from 'node:fs';
import { ContentError, type FileSchema } from '../schema/parse.ts';

/** The schema of each collection, or of each page. */
export type Schemas = Readonly<Record<string, FileSchema>>;

/** What other programs leave behind: backups, temporary files, settings of a folder. */
const leftover =
  /(^|\/)(Thumbs\.db|desktop\.ini|Icon\r|\.[^/]*|~\$[^/]*)$|(~|\.(orig|rej|bak|tmp|sw[a-p]))$/i;
const picture = /\.(png|jpe?g|gif|webp|avif|svg)$/i;
const otherPicture = /\.(hei[cf]|tiff?|bmp|jfif|jpe|jp2|jxl|ico|psd)$/i;

/** The paths of all files of `content/` but `site.yaml`, pictures and what other programs leave behind. */
export const contentFiles = (): string[] =>
  globSync('content/**/*', { withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => `${parentPath.replaceAll('\\', '/')}/${name}`)
    .filter((file) => file !== 'content/site.yaml' && !leftover.test(file) && !picture.test(file))
    .sort();

/** A message for each page without a file. */
export const missingPages = (files: readonly string[], pages: Schemas): string[] =>
  Object.keys(pages)
    .map((name) => `content/pages/${name}.md`)
    .filter((file) => !files.includes(file))
    .map((file) => `${file}: is missing, and a page needs it`);

/**
 * The collection, the id and the schema of a file.
 * @throws ContentError if no page is made of it
 */
export function identify(file: string, schemas: Schemas, pages: Schemas) {
  if (otherPicture.test(file)) throw new ContentError('is a picture that pages cannot show; save it as JPEG');
  // Vite takes #, ? and % in a path for parts of a URL.
  const [, folder = '', id = ''] = /^content\/(\w+)\/([^/#?%]+)\.md$/.exec(file) ?? [];
  const schema = folder === 'pages' ? pages[id] : schemas[folder];
  if (schema) return { folder, id, schema };
  const folders = `content/{${Object.keys(schemas).join()}}/`;
  throw new ContentError(
    `is not read: a text is a .md file in one of ${folders}, without #, ? and % in its name, and a file to download is in public/`,
  );
}
