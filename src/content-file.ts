import { readFileSync } from 'node:fs';
import { type ErrorCode, isMap, LineCounter, parseDocument, visit } from 'yaml';
import { ContentError } from './content-error.ts';

/**
 * Characters to replace: the line breaks of word processors (U+000B, U+2028), and what XML forbids: control characters except
 * tab, CR and LF, and unpaired surrogates.
 */
const forbiddenCharacters = /[^\P{Cc}\t\r\n]|[\p{Cs}\u2028\u2029\uFFFE\uFFFF]/gu;

const cleanText = (text: string) => text.replace(forbiddenCharacters, ' ');

/**
 * Reads a content file as text, with a space in place of each forbidden character.
 * @throws ContentError if it is not UTF-8
 */
export function readText(file: string): string {
  const text = readFileSync(file, 'utf8');
  // The decoder puts this character in the place of bytes that are not UTF-8.
  if (text.includes('\uFFFD')) throw new ContentError('is not UTF-8 text; save it as UTF-8');
  return cleanText(text);
}

/** How to fix most errors in YAML. */
const usualFix =
  'Write a colon and a space after the name of a field. Put a text in quotes if it begins with a special character or has a colon; in single quotes, double an apostrophe.';

const yamlFixes: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: 'Remove one of the lines with this field.',
  TAB_AS_INDENT: 'Replace each tab with two spaces.',
};

/**
 * Parses YAML 1.2 as the editor does: an unquoted day such as 2025-06-14 stays a string.
 * @throws ContentError with the number of the first invalid line
 */
export function parseYaml(yaml: string): Record<string, unknown> {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  const [error] = [...document.errors, ...document.warnings];
  if (error) throw new ContentError(`${error.message}\n${yamlFixes[error.code] ?? usualFix}`);
  if (!isMap(document.contents)) throw new ContentError(`has no fields. ${usualFix}`);
  visit(document, {
    Alias(_, { source, range }) {
      const { line } = lineCounter.linePos(range?.[0] ?? 0);
      throw new ContentError(`*${source} at line ${line} is not a text. ${usualFix}`);
    },
  });
  // Quoted texts may have escapes such as "\v", as the editor saves them.
  return document.toJS({
    reviver: (_, value: unknown) => (typeof value === 'string' ? cleanText(value) : value),
  });
}

/**
 * Parses a Markdown file: its front matter, and its text as `body` unless it is blank. Keeps the lines above the front
 * matter, so that line numbers are right.
 * @throws ContentError if a line of --- is missing
 */
export function parseFrontMatter(text: string): Record<string, unknown> {
  const [, above, yaml, body = ''] = /^\uFEFF?(\s*)---(\r?\n(?:.*?\n)?)---(?:\r?\n(.*))?$/s.exec(text) ?? [];
  // The editor does not read a file with a space after ---.
  if (yaml === undefined)
    throw new ContentError('needs its fields at its top, between two lines that are --- and nothing else');
  const data = parseYaml(above + yaml);
  if ('body' in data) throw new ContentError('body: is the text below the second ---; write it there');
  return body.trim() ? { ...data, body } : data;
}
