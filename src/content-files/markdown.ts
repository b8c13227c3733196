/** A Markdown file taken apart; lines count from 1. */
export interface MarkdownText {
  readonly frontMatter: string;
  /** Where the front matter begins, in characters. */
  readonly from: number;
  /** The line on which the front matter begins. */
  readonly firstLine: number;
  readonly body: string;
  /** The line on which the body begins. */
  readonly bodyLine: number;
}

/** Front matter and body of a Markdown text; nothing when it does not begin with front matter. */
export function splitMarkdown(text: string): MarkdownText | undefined {
  const found = /^((?:[^\S\n]*\n)*---[^\S\n]*\n)((?:.*\n)*?)---[^\S\n]*(?:\n|$)/.exec(text);
  if (!found) return undefined;
  const [head, opening = '', frontMatter = ''] = found;
  return {
    frontMatter,
    from: opening.length,
    firstLine: opening.split('\n').length,
    body: text.slice(head.length),
    bodyLine: head.split('\n').length,
  };
}
