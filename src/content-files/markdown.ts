/** A Markdown file taken apart; lines count from 1. */
export interface MarkdownText {
  /** The line above the front matter, and what stands before it. */
  readonly opening: string;
  readonly frontMatter: string;
  /** The line on which the front matter begins. */
  readonly firstLine: number;
  /** The line below the front matter. */
  readonly closing: string;
  readonly body: string;
  /** The line on which the body begins. */
  readonly bodyLine: number;
}

/** Front matter and body of a Markdown text; nothing when it does not begin with front matter. */
export function splitMarkdown(text: string): MarkdownText | undefined {
  const found = /^((?:[^\S\n]*\n)*---[^\S\n]*\n)((?:[^\n]*\n)*?)(---[^\S\n]*(?:\n|$))/.exec(text);
  if (!found) return undefined;
  const [head, opening = '', frontMatter = '', closing = ''] = found;
  return {
    opening,
    frontMatter,
    firstLine: opening.split('\n').length,
    closing,
    body: text.slice(head.length),
    bodyLine: head.split('\n').length,
  };
}
