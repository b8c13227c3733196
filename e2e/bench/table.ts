/**
 * A Markdown table, its columns padded so that it reads well in a terminal too.
 * @param words how many of the first columns hold words; the others hold numbers, and stand right
 */
export function table(head: readonly string[], rows: readonly (readonly string[])[], words = 1): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column < words ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column < words ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [head, rule, ...rows].map(line).join('\n');
}

/** The middle one of some numbers; of an even count the lower of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const middle = numbers.toSorted((a, b) => a - b)[(numbers.length - 1) >> 1];
  if (middle === undefined) throw new RangeError('There is no median of no numbers');
  return middle;
}
