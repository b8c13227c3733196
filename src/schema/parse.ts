import { readFileSync } from 'node:fs';
import { AstroError } from 'astro/errors';
import { z } from 'astro/zod';
import { LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import { labelAt } from './labels.ts';

/** The schema of a content file. */
export type FileSchema = z.ZodType<Record<string, unknown>>;

/** Reports problems in content files. Without a stack trace, since the mistake is in a file of the owner. */
export class ContentError extends AstroError {
  override name = 'ContentError';
  override stack = '';

  /** Astro adds a hint about browsers if this has the word “window” or “document” (astro 7.3.5), as a link may. */
  override toString = () => this.name;
}

/** The message of anything that was thrown. */
export const messageFrom = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** A line that Git writes into a file that two people changed. */
const mergeMark = /^(?:(?:<{7,}|>{7,}|\|{7,})(?:\s|$)|={7}\s*$)/m;

/** A line or page break inside a paragraph, as word processors copy it. */
const softBreak = /[\v\f\u2028\u2029]/g;

/** Control characters (`Cc`) but tabs and line ends, and what XML cannot contain. U+FFFD replaces bytes that are no UTF-8. */
const invalid = /[^\P{Cc}\t\r\n]|[\p{Cs}\uFFFD-\uFFFF]/u;

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** The problem with the first invalid character, if any. */
function characterProblem(text: string, line?: number): string | undefined {
  const { 0: character = '', index } = invalid.exec(text) ?? {};
  if (index === undefined) return undefined;
  if (character === '\uFFFD') return 'is not UTF-8 text; save it as UTF-8';
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `has the control character U+${code} in line ${line ?? lineOf(text, index)}; delete it`;
}

/**
 * Reads a content file as text.
 * @throws ContentError if it has invalid characters or the marks of a merge
 */
export function readText(file: string): string {
  const text = readFileSync(file, 'utf8').replace(softBreak, ' ');
  const mark = mergeMark.exec(text);
  const problem = mark
    ? `has the marks of a merge in line ${lineOf(text, mark.index)}; keep one of the versions`
    : characterProblem(text);
  if (problem) throw new ContentError(problem);
  return text;
}

/**
 * Parses YAML 1.2 as the editor does: an unquoted day such as 2025-06-14 stays a string.
 * @throws ContentError with the number of the first line that is no YAML, or of each line that loses text
 */
export function parseYaml(yaml: string): Record<string, unknown> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const [error] = [...document.errors, ...document.warnings];
  if (error) throw new ContentError(error.message);
  const problems: (string | undefined)[] = [];
  const lineAt = (node: Pick<Scalar, 'range'>) => lines.linePos(node.range?.[0] ?? 0).line;
  const needsQuotes = (node: Pick<Scalar, 'range'>) =>
    `line ${lineAt(node)}: put the value in quotes, or delete the comment; without quotes, # begins a comment, and & or * a name`;
  visit(document, {
    Alias: (_, alias) => void problems.push(needsQuotes(alias)),
    Scalar(_, scalar) {
      if (losesText(scalar)) problems.push(needsQuotes(scalar));
      if (typeof scalar.value !== 'string') return;
      // Escapes such as "\v" are decoded by now.
      const text = scalar.value.replace(softBreak, ' ');
      scalar.value = text;
      problems.push(characterProblem(text, lineAt(scalar)));
    },
  });
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length > 0) throw new ContentError(found.join('\n'));
  return Object(document.toJS());
}

/** Whether YAML reads a part of an unquoted value as a comment or an anchor. */
const losesText = ({ type, value, comment, anchor }: Scalar) =>
  anchor !== undefined || (type === 'PLAIN' && comment && (value === null || typeof value === 'string'));

/**
 * Parses a Markdown file: its front matter, and its text as `body` unless it is blank. The lines before the front matter
 * are passed on, to keep line numbers right.
 * @throws ContentError if a line of --- is missing
 */
export function parseFrontMatter(text: string): Record<string, unknown> {
  const [, above, yaml, body = ''] = /^\uFEFF?(\s*)---(\r?\n(?:.*?\n)?)---(?:\r?\n(.*))?$/s.exec(text) ?? [];
  // The editor does not read a file with a blank after ---.
  if (yaml === undefined)
    throw new ContentError('needs its fields at its top, between two lines that are --- and nothing else');
  const data = parseYaml(above + yaml);
  if ('body' in data) throw new ContentError('body: is the text below the second ---; write it there');
  return body.trim() ? { ...data, body } : data;
}

/** Returns a function that names a field in messages: the label in the editor, then the path. */
export function fieldNames(schema: z.ZodType) {
  const json = z.toJSONSchema(schema, { io: 'input' });
  return (path: readonly PropertyKey[]) => `${labelAt(json, path)} (${path.join('.')})`;
}

/** The parsed value, or undefined and a message for each invalid field. */
export function check<Schema extends z.ZodType>(schema: Schema, value: unknown) {
  const { data, error } = schema.safeParse(value, { error: messageOf });
  if (!error) return { data, problems: [] };
  const nameOf = fieldNames(schema);
  const problems = error.issues.map(({ path, message }) =>
    path.length > 0 ? `${nameOf(path)}: ${message}` : message,
  );
  return { data, problems };
}

const messageOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'too_small' && issue.origin === 'array') return `needs at least ${issue.minimum}`;
  if (issue.code === 'too_small' && issue.origin === 'string')
    return issue.minimum === 1 ? 'Required' : `needs at least ${issue.minimum} characters`;
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `must not have more than ${issue.maximum} characters`;
  if (issue.code !== 'invalid_type') return undefined;
  const { expected, input } = issue;
  if (input === undefined) return 'Required';
  const fix = expected === 'string' && typeof input !== 'object' ? '; put it in quotes' : '';
  return `Expected type ${expected}, received ${input === null ? 'nothing' : typeof input}${fix}`;
};
