/** So wide may a column be, in letters: three of them fit on a screen. */
const widest = 52;

/** Words, line by line; one that is longer than a line has a line of its own. */
const lines = (cell: string) => cell.match(new RegExp(`.{1,${widest}}(?= |$)|\\S+`, 'g')) ?? [''];

/** A row of a table as several where its cells are longer than a line. */
export function wrapped(cells: readonly string[]): string[][] {
  const columns = cells.map((cell) => lines(cell).map((line) => line.trim()));
  const height = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: height }, (_, index) => columns.map((column) => column[index] ?? ''));
}
