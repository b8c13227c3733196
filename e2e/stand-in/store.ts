import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ApplicationTexts } from './application-fields.ts';
import { databasePath, inDataFolder, resumeFolder } from './database.ts';

/** An application received, without the texts of fields that were added later; `fileSize` in bytes. */
export interface StoredApplication extends Partial<ApplicationTexts> {
  fileName: string;
  fileSize: number;
  resumePath: string;
  receivedAt: Date;
}

/** The applications of a data folder in the order they came in; none when there is no such folder yet. */
export function listApplications(dataDir: string): StoredApplication[] {
  return query(dataDir, 'SELECT * FROM applications ORDER BY received_at, rowid').map((row) => {
    const texts: Partial<ApplicationTexts> = JSON.parse(String(row['texts']));
    return {
      ...texts,
      fileName: String(row['file_name']),
      fileSize: Number(row['file_size']),
      resumePath: join(resumeFolder(dataDir), String(row['stored_as'])),
      receivedAt: new Date(Number(row['received_at'])),
    };
  });
}

/** The bytes of an application's resume, as they were sent. */
export function readResume(application: StoredApplication): Buffer {
  return readFileSync(application.resumePath);
}

function query(dataDir: string, sql: string) {
  const path = databasePath(dataDir);
  if (!existsSync(path)) return [];
  return inDataFolder(dataDir, () => {
    using db = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
    return db.prepare(sql).all();
  });
}
