import { type Line, outlines } from './outlines.ts';

/** A title set in lines of one size, in px. */
export interface Title {
  readonly size: number;
  readonly lines: readonly Line[];
}

const LARGEST = 120;
const SMALLEST = 64;
const STEP = 4;

/** From one baseline to the next, in em (src/styles/base.css). */
export const LEADING = 1.06;

/**
 * Sets a title as large as it fits into its room, in lines of about equal length.
 * @param room in px; a title that fits at no size takes the lines it needs at the smallest
 */
export async function setTitle(title: string, room: { width: number; height: number }): Promise<Title> {
  const { width, height } = room;
  const words = await Promise.all(
    title.split(/\s+/).map(async (word) => ({ word, width: (await outlines(word, 1)).width })),
  );
  const space = (await outlines('\u00a0', 1)).width;
  const widest = Math.max(...words.map((word) => word.width));
  const linesAt = (size: number) => greedy(words, space, width / size).length;
  const fits = (size: number) => widest * size <= width && linesAt(size) * size * LEADING <= height;
  let size = LARGEST;
  while (size > SMALLEST && !fits(size)) size -= STEP;
  const lines = balanced(words, space, width / size, linesAt(size));
  return { size, lines: await Promise.all(lines.map((line) => outlines(line, size))) };
}

interface Word {
  readonly word: string;
  readonly width: number;
}

/** Fills each line before it begins the next; widths in em. */
function greedy(words: readonly Word[], space: number, width: number): string[] {
  const lines: Word[] = [];
  for (const next of words) {
    const last = lines.at(-1);
    const joined = last && last.width + space + next.width;
    if (last && joined !== undefined && joined <= width)
      lines.splice(-1, 1, { word: `${last.word} ${next.word}`, width: joined });
    else lines.push(next);
  }
  return lines.map(({ word }) => word);
}

/** The narrowest setting with this number of lines; widths in em. */
function balanced(words: readonly Word[], space: number, width: number, count: number): string[] {
  let narrowest = width;
  for (let tried = width; tried > 0 && greedy(words, space, tried).length <= count; tried -= 0.1)
    narrowest = tried;
  return greedy(words, space, narrowest);
}
