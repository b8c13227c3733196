import { createHash, randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { ApplicationTexts } from './application-fields.ts';
import { resumeFolder } from './database.ts';
import type { Resume } from './resume.ts';

const REPEAT_WINDOW_MS = 10 * 60 * 1000;

/** An application as it came in; `kind` is what its resume really is, such as `pdf`. */
interface Application {
  texts: ApplicationTexts;
  resume: Resume;
  kind: string;
}

/** Stores an application, on disk when this returns, and gives its id. */
export type Receive = (application: Application) => string;

/**
 * Keeps applications: a row in the database and a file of random name for each. The same texts and file, whatever the
 * stamp, within ten minutes give the id of the first: a dropped connection repeats a request. `now` gives the time in
 * milliseconds since 1970.
 */
export function receiver(db: DatabaseSync, dataDir: string, now: () => number): Receive {
  const repeated = db.prepare('SELECT id FROM applications WHERE fingerprint = ? AND received_at > ?');
  const insert = db.prepare('INSERT INTO applications VALUES (?, ?, ?, ?, ?, ?, ?)');
  // Nothing here waits, so no other request comes in between.
  return ({ texts, resume: { fileName, bytes }, kind }) => {
    const fingerprint = fingerprintOf(texts, bytes);
    const earlier = repeated.get(fingerprint, now() - REPEAT_WINDOW_MS);
    if (earlier) return String(earlier['id']);
    const id = randomUUID();
    const storedAs = `${id}.${kind}`;
    try {
      writeToDisk(resumeFolder(dataDir), storedAs, bytes);
      insert.run(id, JSON.stringify(texts), fileName, bytes.length, storedAs, fingerprint, now());
    } catch (error) {
      rmSync(join(resumeFolder(dataDir), storedAs), { force: true });
      throw error;
    }
    return id;
  };
}

/** What makes an application the same as another: everything but the stamp, which each try sets anew. */
const fingerprintOf = (texts: ApplicationTexts, bytes: Buffer) =>
  createHash('sha256')
    .update(JSON.stringify({ ...texts, date: undefined }))
    .update(bytes)
    .digest('hex');

/** Writes a new file, readable by its owner alone; the file and its name are on disk when this returns. */
function writeToDisk(folder: string, name: string, bytes: Buffer): void {
  writeFileSync(join(folder, name), bytes, { flag: 'wx', mode: 0o600, flush: true });
  const entry = openSync(folder, 'r');
  fsyncSync(entry);
  closeSync(entry);
}
