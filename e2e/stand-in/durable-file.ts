import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a new file, readable by its owner alone; file and name are on disk when this returns. */
export function writeDurably(folder: string, name: string, bytes: Uint8Array): void {
  const file = openSync(join(folder, name), 'wx', 0o600);
  try {
    writeFileSync(file, bytes);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  const entry = openSync(folder, 'r');
  try {
    fsyncSync(entry);
  } finally {
    closeSync(entry);
  }
}
