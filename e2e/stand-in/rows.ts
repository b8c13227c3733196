import type { SQLOutputValue } from 'node:sqlite';

/** A row as the database gives it. */
export type Row = Record<string, SQLOutputValue>;

/** The text in a column; throws when the column holds anything else. */
export function textOf(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`Column ${column} holds no text`);
  return value;
}

/** The number in a column; throws when the column holds anything else. */
export function numberOf(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`Column ${column} holds no number`);
  return value;
}

/** The bytes in a column; throws when the column holds anything else. */
export function bytesOf(row: Row, column: string): Uint8Array {
  const value = row[column];
  if (!(value instanceof Uint8Array)) throw new TypeError(`Column ${column} holds no bytes`);
  return value;
}
