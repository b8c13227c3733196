import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Opens the database of a data folder. Creates a missing folder, which only its owner can read. */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(join(dataDir, 'stand-in.sqlite'), { timeout: 2000 });
  // `fields` is JSON, so a new field of the form needs no migration.
  db.exec(`
    CREATE TABLE IF NOT EXISTS users (
      id TEXT PRIMARY KEY,
      username TEXT NOT NULL UNIQUE COLLATE NOCASE,
      full_name TEXT NOT NULL,
      email TEXT NOT NULL UNIQUE COLLATE NOCASE,
      password_hash TEXT NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS applications (
      id TEXT PRIMARY KEY,
      fields TEXT NOT NULL,
      file_name TEXT NOT NULL,
      resume BLOB NOT NULL
    ) STRICT;
  `);
  return db;
}
