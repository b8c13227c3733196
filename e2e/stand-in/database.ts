import { chmodSync, mkdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { TEXT_FIELDS } from './application-fields.ts';
import { databasePath, resumeFolder } from './layout.ts';
import { textOf } from './rows.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS users (
    id TEXT PRIMARY KEY,
    username TEXT NOT NULL UNIQUE COLLATE NOCASE,
    full_name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    password_salt BLOB NOT NULL,
    password_tag BLOB NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS applications (
    id TEXT PRIMARY KEY,
    ${TEXT_FIELDS.map((name) => `${name} TEXT NOT NULL,`).join('\n    ')}
    file_name TEXT NOT NULL,
    file_size INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    stored_as TEXT NOT NULL UNIQUE,
    received_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS applications_by_file ON applications (sha256, received_at);
  CREATE TABLE IF NOT EXISTS funnel (kind TEXT PRIMARY KEY, count INTEGER NOT NULL) STRICT;
`;

/** Opens the database of a data folder, creating both when needed; readable by their owner alone. */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(resumeFolder(dataDir), { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(databasePath(dataDir), { timeout: 5000 });
  chmodSync(databasePath(dataDir), 0o600);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  inTransaction(db, () => {
    db.exec(SCHEMA);
    addNewFields(db);
  });
  return db;
}

/** A data folder from before a field was added keeps its applications; they have nothing in it. */
function addNewFields(db: DatabaseSync): void {
  const columns = db.prepare("SELECT name FROM pragma_table_info('applications')").all();
  const known = new Set(columns.map((row) => textOf(row, 'name')));
  for (const name of TEXT_FIELDS)
    if (!known.has(name)) db.exec(`ALTER TABLE applications ADD COLUMN ${name} TEXT NOT NULL DEFAULT ''`);
}

/**
 * Runs `work` as the only writer, in this process and any other, and commits what it did, on disk when this
 * returns. `work` must not wait for anything. If it throws, nothing it wrote stays.
 */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
