import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CommandProblem, reasonOf } from '../support/command.ts';

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS users (
    id TEXT PRIMARY KEY,
    username TEXT NOT NULL UNIQUE COLLATE NOCASE,
    full_name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    password_hash BLOB NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS applications (
    id TEXT PRIMARY KEY,
    texts TEXT NOT NULL,
    file_name TEXT NOT NULL,
    file_size INTEGER NOT NULL,
    stored_as TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    received_at INTEGER NOT NULL
  ) STRICT;
`;

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
    // The process serves pages too, which wait as long as it waits for another program's lock: milliseconds.
    const db = new DatabaseSync(databasePath(dataDir), { timeout: 200 });
    db.exec(SCHEMA);
    chmodSync(databasePath(dataDir), 0o600);
    return db;
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
