import { readFileSync } from 'node:fs';
import { ContentProblem } from './problem.ts';

/**
 * The text of a content file, with the line ends of Unix and without a byte order mark.
 * @throws ContentProblem when it can't be read, is not UTF-8 or holds a control character.
 */
export function textOf(file: string): string {
  try {
    return decoded(file, readFileSync(file));
  } catch (error) {
    const code = error instanceof Error && 'code' in error && error.code;
    throw code ? new ContentProblem(`${file}: can't be read (${code})`) : error;
  }
}

/** The same from the bytes of the file. */
export function decoded(file: string, bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
  const odd = text.search(/(?![\t\n])\p{Cc}|\uFFFD/u);
  if (odd >= 0)
    throw new ContentProblem(
      `${file}:${lineAt(text, odd)}: has a letter that is not UTF-8, or a control character; save the file with the encoding UTF-8`,
    );
  return text;
}

/** The line (from 1) on which this offset of a text stands. */
export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;
