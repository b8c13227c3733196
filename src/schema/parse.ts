import { globSync, readFileSync } from 'node:fs';
import { AstroError } from 'astro/errors';
import { z } from 'astro/zod';
import { parseDocument } from 'yaml';
import { labelAt } from './labels.ts';

/** Reports problems in content files. Without a stack trace, since the mistake is in a file of the owner. */
export class ContentError extends AstroError {
  override name = 'ContentError';
  override stack = '';
}

/** The message of anything that was thrown. */
export const messageFrom = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Reads a content file as text.
 * @throws ContentError if it is not UTF-8, since the page would show replacement characters
 */
export function readText(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (/[^\P{Cc}\t\r\n]|\uFFFD/u.test(text))
    throw new ContentError('is not UTF-8 text or has a control character; save it as UTF-8');
  return text;
}

/**
 * Parses YAML 1.2 as the editor does: an unquoted day such as 2025-06-14 stays a string.
 * @throws ContentError with the number of the wrong line
 */
export function parseYaml(yaml: string): Record<string, unknown> {
  const document = parseDocument(yaml);
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) throw new ContentError(problem.message);
  return Object(document.toJS());
}

/**
 * Parses a Markdown file: its front matter, and its text as `body` unless it is blank. The match starts with the line break
 * after `---`, to keep line numbers right.
 */
export function parseFrontMatter(text: string): Record<string, unknown> {
  const [, yaml = '', body = ''] = /^\s*---(\r?\n.*?\r?\n)---(.*)$/s.exec(text) ?? [];
  const data = parseYaml(yaml);
  if ('body' in data) throw new ContentError('body: is the text below the second ---; write it there');
  return body.trim() ? { ...data, body } : data;
}

/**
 * Parses a value with a schema.
 * @throws ContentError with one line for each invalid field, which starts with its label in the editor
 */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(value, { error: messageOf });
  if (success) return data;
  const json = z.toJSONSchema(schema, { io: 'input' });
  const lines = error.issues.map(({ path, message }) =>
    path.length > 0 ? `${labelAt(json, path)} (${path.join('.')}): ${message}` : message,
  );
  throw new ContentError(lines.join('\n'));
}

const messageOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'too_small' && issue.origin === 'array') return `needs at least ${issue.minimum}`;
  if (issue.code === 'too_small' && issue.origin === 'string')
    return issue.minimum === 1 ? 'Required' : `needs at least ${issue.minimum} characters`;
  if (issue.code !== 'invalid_type') return undefined;
  const { expected, input } = issue;
  if (input === undefined) return 'Required';
  return `Expected type ${expected}, received ${input === null ? 'nothing' : typeof input}`;
};

/** The files of `content/` except `site.yaml`, images and files that other programs leave behind. */
export const contentFiles = (): string[] =>
  globSync('content/**/*', { withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => `${parentPath.replaceAll('\\', '/')}/${name}`)
    .filter((file) => !ignored.test(file));

const ignored = /^content\/site\.yaml$|\.(png|jpe?g|gif|webp|avif|svg)$|(Thumbs\.db|desktop\.ini|~)$/i;
