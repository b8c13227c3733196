import { safely as attempt } from '../safely.ts';
import { splitMarkdown } from '../content-files/markdown.ts';
import { ContentProblem } from '../content-files/problem.ts';
import { valuesOf } from '../content-files/yaml.ts';
import { changedYaml } from './changed-yaml.ts';
import { isEqual, isFields, wanted } from './meaning.ts';
import { written } from './written.ts';

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

/** A file taken apart. */
interface Parts {
  readonly opening?: string;
  readonly yaml: string;
  readonly firstLine?: number;
  readonly closing?: string;
  /** Markdown behind the YAML. */
  readonly body?: string;
}

/** YAML alone, as in `content/site.yaml`; a text that is emptied keeps its line, below the comment that explains it. */
export const yamlFile = format((yaml) => ({ yaml }), '');

/** Markdown below front matter, as in all other files of `content/`. */
export const frontMatter = format((text) => {
  const split = splitMarkdown(text || '---\n---\n');
  if (!split)
    throw new ContentProblem('front matter: must stand on top, between a line with --- and another one');
  return { ...split, yaml: split.frontMatter };
});

function format(partsOf: (text: string) => Parts, emptied?: ''): Format {
  function read(file: string) {
    const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    const { opening = '', yaml, firstLine = 1, closing = '', body } = partsOf(text.replace(/[^\n]$/, '$&\n'));
    const fields = valuesOf('line', yaml, firstLine) ?? {};
    if (!isFields(fields) || 'body' in fields || 'source' in fields)
      throw new ContentProblem(`line:${firstLine}: must hold fields by name, and none named body or source`);
    return { opening, yaml, closing, body, fields };
  }
  return {
    fromFile(file) {
      const { fields, body } = read(file);
      // The editor trims every text that it hands back; in quotes, the file stays whole.
      return { ...fields, ...(body !== undefined && { body: body.trim() }), source: JSON.stringify(file) };
    },
    toFile({ source, body, ...value }) {
      const file = typeof source === 'string' && source ? String(JSON.parse(source)) : '';
      const old = read(file);
      const fields = wanted(value, file ? old.fields : undefined, emptied) ?? {};
      const words = typeof body === 'string' ? body.trim() : '';
      if (isEqual([fields, words], [old.fields, old.body?.trim() ?? ''])) return file;
      for (const yaml of [changedYaml(old.yaml, fields, old.fields), written(fields)]) {
        const result = old.opening + yaml + old.closing + changedBody(old.body, words);
        const again = attempt(() => read(result));
        if (isEqual([again?.fields, again?.body?.trim() ?? ''], [fields, words]))
          return likeFile(result, file);
      }
      throw new ContentProblem('these values can not be written into a file');
    },
  };
}

/** The text with the line ends of a file, and with its byte order mark. */
function likeFile(text: string, file: string): string {
  const end = /\r\n?|\n/.exec(file)?.[0] ?? '\n';
  return (file.startsWith('\uFEFF') ? '\uFEFF' : '') + text.replaceAll('\n', end);
}

/** The text below the front matter with other words; blank lines around them stay. */
function changedBody(body = '', words: string): string {
  const old = body.trim();
  if (old === words) return body;
  return old && words ? body.replace(old, () => words) : words && `\n${words}\n`;
}
