import { contentFolder } from './list.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitMarkdown } from './markdown.ts';
import { strings } from './yaml.ts';

/** Where something is written: the file, with its line, and the field. */
export interface Place {
  readonly at: string;
  readonly field: string;
}

/** Everywhere in `content/` where exactly this address is written: in a field, or as a link in a body. */
export function placesOf(address: string): Place[] {
  const link = new RegExp(`(^|[\\s("'<])${RegExp.escape(address)}($|[\\s)"'>])`);
  return contentFiles().flatMap(({ file, fields, text }) => [
    ...fields.filter(({ value }) => value === address).map(({ field, at }) => ({ at, field })),
    ...(text?.body.split('\n') ?? []).flatMap((line, index) =>
      text && link.test(line) ? [{ at: `${file}:${text.bodyLine + index}`, field: 'body' }] : [],
    ),
  ]);
}

/** The further addresses that the files of `content/` state for their pages, and where. */
export const aliases = () =>
  contentFiles()
    .flatMap(({ fields }) => fields)
    .filter(({ field }) => field.startsWith('aliases.'));

/** The files of `content/` in the order of their names: their fields that hold text, and their Markdown. */
function contentFiles() {
  const names = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' });
  return names
    .sort()
    .filter((name) => /\.(md|yaml)$/.test(name))
    .map((name) => {
      const file = join(contentFolder, name).replaceAll('\\', '/');
      const source = readFileSync(file, 'utf8').replace(/\r\n?/g, '\n');
      const text = splitMarkdown(source);
      const found = text ? strings(text.frontMatter, text.firstLine) : strings(source, 1);
      const fields = found.map(({ field, line, value }) => ({ at: `${file}:${line}`, field, value }));
      return { file, fields, text };
    });
}
