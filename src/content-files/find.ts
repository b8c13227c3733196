import { contentFolder } from './list.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitMarkdown } from './text.ts';
import { strings } from './yaml.ts';

/** Where something is written: the file, with its line, and the field. */
export interface Place {
  readonly at: string;
  readonly field: string;
}

/** Everywhere in `content/` where exactly this address is written: in a field, or as a link in a body. */
export function placesOf(address: string): Place[] {
  const link = new RegExp(`(^|[\\s("'<])${RegExp.escape(address)}($|[\\s)"'>])`);
  const names = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' });
  return names.sort().flatMap((name) => {
    if (!/\.(md|yaml)$/.test(name)) return [];
    const file = join(contentFolder, name).replaceAll('\\', '/');
    const source = readFileSync(file, 'utf8').replace(/\r\n?/g, '\n');
    const text = splitMarkdown(source);
    const fields = text ? strings(text.frontMatter, text.firstLine) : strings(source, 1);
    return [
      ...fields
        .filter(({ value }) => value === address)
        .map(({ field, line }) => ({ at: `${file}:${line}`, field })),
      ...(text?.body.split('\n') ?? []).flatMap((line, index) =>
        text && link.test(line) ? [{ at: `${file}:${text.bodyLine + index}`, field: 'body' }] : [],
      ),
    ];
  });
}
