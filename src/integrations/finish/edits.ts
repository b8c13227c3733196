/** A piece of a text, by offsets, and what stands there afterwards; an empty piece is an insertion. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The text with all edits made; what no edit names stays as it is, byte for byte. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const { from, to, text: insert } of edits.toSorted((a, b) => a.from - b.from)) {
    result += text.slice(done, from) + insert;
    done = to;
  }
  return result + text.slice(done);
}
