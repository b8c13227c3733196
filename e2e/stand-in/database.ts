import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The folder of the resumes, one file each. */
export const resumeFolder = (dataDir: string) => join(dataDir, 'resumes');

/** Opens the database of a data folder; creates both if needed, readable by their owner only. */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(resumeFolder(dataDir), { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(join(dataDir, 'api.sqlite'), { timeout: 2000 });
  // `fields` is JSON, so that a field added to the form needs no migration.
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
      received TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
      fields TEXT NOT NULL,
      file_name TEXT NOT NULL,
      resume_path TEXT NOT NULL
    ) STRICT;
  `);
  return db;
}
