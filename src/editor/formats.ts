import { attempt } from '../attempt.ts';
import { splitMarkdown } from '../content-files/markdown.ts';
import { ContentProblem } from '../content-files/problem.ts';
import { valuesOf } from '../content-files/yaml.ts';
import { changedYaml } from './changed-yaml.ts';
import { isEqual, isFields, wanted } from './meaning.ts';

/** How the editor reads and writes files of a kind. */
export interface Format {
  /**
   * The fields of a file, its text as `body`, and the file itself as `source`, which the editor hands back.
   * @throws ContentProblem with the line when the file can't be read.
   */
  readonly fromFile: (file: string) => Record<string, unknown>;
  /**
   * The file with other values: what did not change stays to the byte. Without `source` it is a new file.
   * @throws ContentProblem when the values can't be written.
   */
  readonly toFile: (value: Readonly<Record<string, unknown>>) => string;
}

interface Parts {
  readonly yaml: string;
  /** Where the YAML begins, in characters. */
  readonly from: number;
  readonly firstLine: number;
  /** Markdown behind the YAML. */
  readonly body?: string;
}

/** YAML alone, as in `content/site.yaml`; a text that is emptied keeps its line, below the comment that explains it. */
export const yamlFile = format((yaml) => ({ yaml, from: 0, firstLine: 1 }), { newFile: '', emptied: '' });

/** Markdown below front matter, as in all other files of `content/`. */
export const frontMatter = format(
  (text) => {
    const split = splitMarkdown(text);
    if (!split)
      throw new ContentProblem('front matter: must stand on top, between a line with --- and another one');
    return { ...split, yaml: split.frontMatter };
  },
  { newFile: '---\n---\n' },
);

function format(
  partsOf: (text: string) => Parts,
  { newFile, emptied }: { readonly newFile: string; readonly emptied?: '' },
): Format {
  function read(file: string) {
    const text = file
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n')
      .replace(/[^\n]$/, '$&\n');
    const { yaml, from, firstLine, body } = partsOf(text);
    const fields = valuesOf('line', yaml, firstLine) ?? {};
    if (!isFields(fields) || 'body' in fields || 'source' in fields)
      throw new ContentProblem(
        `line:${firstLine}: must hold fields by name, and none is named body or source`,
      );
    return { text, yaml, from, fields, body };
  }
  return {
    fromFile(file) {
      const { fields, body } = read(file);
      // The editor trims every text that it hands back; in quotes, the file stays whole.
      return { ...fields, ...(body !== undefined && { body: body.trim() }), source: JSON.stringify(file) };
    },
    toFile({ source, body, ...value }) {
      const known = typeof source === 'string' && source ? String(JSON.parse(source)) : undefined;
      const file = known ?? newFile;
      const { text, yaml, from, ...old } = read(file);
      const fields = wanted(value, known === undefined ? undefined : old.fields, emptied) ?? {};
      const words = typeof body === 'string' ? body.trim() : '';
      if (isEqual([fields, words], [old.fields, old.body?.trim() ?? ''])) return file;
      for (const depth of [Infinity, 1, 0]) {
        const result = [
          text.slice(0, from),
          isEqual(fields, old.fields) ? yaml : changedYaml(yaml, fields, old.fields, depth),
          text.slice(from + yaml.length, text.length - (old.body?.length ?? 0)),
          changedBody(old.body ?? '', words),
        ].join('');
        const again = attempt(() => read(result));
        if (isEqual([again?.fields, again?.body?.trim() ?? ''], [fields, words]))
          return encoded(result, file);
      }
      throw new ContentProblem('these values can not be written into a file');
    },
  };
}

/** The text with the line ends of the file it comes from, and with its byte order mark. */
function encoded(text: string, file: string): string {
  const end = /\r\n?|\n/.exec(file)?.[0] ?? '\n';
  return (file.startsWith('\uFEFF') ? '\uFEFF' : '') + text.replaceAll('\n', end);
}

/** The text below the front matter with other words; blank lines around them stay. */
function changedBody(body: string, words: string): string {
  if (body.trim() && words) return body.replace(body.trim(), () => words);
  return words && `\n${words}\n`;
}
