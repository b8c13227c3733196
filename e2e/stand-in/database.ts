import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CommandProblem, reasonOf } from '../support/command.ts';
import { TEXT_FIELDS } from './application-fields.ts';

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
  CREATE TABLE IF NOT EXISTS funnel (kind TEXT PRIMARY KEY, count INTEGER NOT NULL) STRICT;
`;

/** How long another program's lock is waited for, in milliseconds: the site's own server waits as long. */
const patience = 200;

/** Where a data folder keeps its database. */
export const databasePath = (dataDir: string) => join(dataDir, 'api.sqlite');

/** Where a data folder keeps the resumes, one file each under a random name. */
export const resumeFolder = (dataDir: string) => join(dataDir, 'resumes');

/**
 * Opens the database of a data folder, creating both when needed; readable by their owner alone.
 * @throws CommandProblem when the folder can't be written, or the database is locked or none
 */
export const openDatabase = (dataDir: string): DatabaseSync =>
  inDataFolder(dataDir, () => {
    mkdirSync(resumeFolder(dataDir), { recursive: true, mode: 0o700 });
    const db = new DatabaseSync(databasePath(dataDir), { timeout: patience });
    try {
      db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
      inTransaction(db, () => {
        db.exec(SCHEMA);
        addNewFields(db);
      });
      chmodSync(databasePath(dataDir), 0o600);
      return db;
    } catch (error) {
      db.close();
      throw error;
    }
  });

/** Runs `work` on a data folder; whatever stops it is a CommandProblem that names the folder. */
export function inDataFolder<T>(dataDir: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new CommandProblem(
      `The data folder ${dataDir} can't be used (${reasonOf(error)}): mend it, or set DATA_DIR to another.`,
    );
  }
}

/** A data folder from before a field was added keeps its applications; they have nothing in it. */
function addNewFields(db: DatabaseSync): void {
  const columns = db.prepare("SELECT name FROM pragma_table_info('applications')").all();
  const known = new Set(columns.map(({ name }) => name));
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
