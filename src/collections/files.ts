import { globSync, readFileSync } from 'node:fs';
import { AstroError } from 'astro/errors';
import { parseDocument } from 'yaml';

/** Reports problems in content files. Without a stack trace, which would point to code that is correct. */
export class ContentError extends AstroError {
  override name = 'ContentError';
  override stack = '';
}

/** Describes an error in a content file. Astro's messages are in Markdown, and some repeat the name of a field. */
export const problemIn = (file: string, error: unknown): string =>
  `${file}: ${error instanceof Error ? error.message : String(error)}`
    .replace(/(\*\*\S+\*\*: )\1/g, '$1')
    .replaceAll('**', '')
    .trim();

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

/** Parses the front matter of a Markdown text. The match starts with the line break after `---`, to keep line numbers right. */
export const parseFrontMatter = (text: string) =>
  parseYaml(/^\s*---(\r?\n.*?\r?\n)---/s.exec(text)?.[1] ?? '');

const images = /\.(png|jpe?g|gif|webp|avif|svg)$/i;
const junkFiles = /(Thumbs\.db|desktop\.ini|~)$/;

/**
 * One message for each file in `content/` that no collection reads. Vite treats # and ? in a path as part of a URL.
 */
export const unreadFiles = (folders: readonly string[]): string[] => {
  const entry = new RegExp(`^content/(site\\.yaml|(${folders.join('|')})/[^/#?]+\\.md)$`);
  return globSync('content/**/*', { withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => `${parentPath.replaceAll('\\', '/')}/${name}`)
    .filter((file) => ![entry, images, junkFiles].some((pattern) => pattern.test(file)))
    .map(
      (file) =>
        `${file}: is not read; move it to one of content/{${folders.join()}}/ as a .md file, without # and ?`,
    );
};
