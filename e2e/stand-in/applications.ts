import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { newId } from './accounts.ts';
import { type ApplicationTexts, TELLING_FIELDS } from './application-fields.ts';
import { inTransaction, resumeFolder } from './database.ts';
import type { Resume } from './resume.ts';

const REPEAT_WINDOW_MS = 10 * 60 * 1000;

/** How the files that applications are stored in are named; a file of another name is not ours. */
const ownName = /^[0-9a-f]{32}\.(pdf|docx?)$/;

/** An application as it came in; `kind` is what its resume really is, such as `pdf`. */
interface Application {
  texts: ApplicationTexts;
  resume: Resume;
  kind: string;
}

/** Keeps applications: a row in the database and a file of random name for each. */
export class Applications {
  readonly #db: DatabaseSync;
  readonly #folder: string;
  readonly #now: () => number;

  /** `now` gives the time in milliseconds since 1970. */
  constructor(db: DatabaseSync, dataDir: string, now: () => number) {
    this.#db = db;
    this.#folder = resumeFolder(dataDir);
    this.#now = now;
  }

  /**
   * Stores an application, on disk when this returns, and gives its id. The same texts and file, whatever the
   * stamp, within ten minutes give the id of the first: a dropped connection repeats a request.
   */
  receive({ texts, resume: { fileName, bytes }, kind }: Application): string {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const stored_as = `${newId()}.${kind}`;
    try {
      return inTransaction(this.#db, () => {
        const earlier = this.#earlier(texts, sha256);
        if (earlier !== undefined) return earlier;
        this.#write(stored_as, bytes);
        const id = newId();
        const file = { file_name: fileName, file_size: bytes.length, sha256, stored_as };
        this.#insert({ id, ...texts, ...file, received_at: this.#now() });
        return id;
      });
    } catch (error) {
      rmSync(join(this.#folder, stored_as), { force: true });
      throw error;
    }
  }

  /** Removes files without a row, left by a process that died between writing and committing. */
  removeOrphans(): void {
    inTransaction(this.#db, () => {
      const rows = this.#db.prepare('SELECT stored_as FROM applications').all();
      const known = new Set(rows.map((row) => row['stored_as']));
      for (const name of readdirSync(this.#folder))
        if (ownName.test(name) && !known.has(name)) rmSync(join(this.#folder, name));
    });
  }

  #earlier(texts: ApplicationTexts, sha256: string): string | undefined {
    const same = TELLING_FIELDS.map((name) => `${name} = ?`).join(' AND ');
    const row = this.#db
      .prepare(`SELECT id FROM applications WHERE sha256 = ? AND received_at > ? AND ${same}`)
      .get(sha256, this.#now() - REPEAT_WINDOW_MS, ...TELLING_FIELDS.map((name) => texts[name]));
    return row && String(row['id']);
  }

  #insert(row: Record<string, string | number>): void {
    const columns = Object.keys(row);
    this.#db
      .prepare(`INSERT INTO applications (${columns}) VALUES (${columns.map((name) => `:${name}`)})`)
      .run(row);
  }

  /** Writes a new file, readable by its owner alone; the file and its name are on disk when this returns. */
  #write(name: string, bytes: Uint8Array): void {
    writeFileSync(join(this.#folder, name), bytes, { flag: 'wx', mode: 0o600, flush: true });
    const entry = openSync(this.#folder, 'r');
    fsyncSync(entry);
    closeSync(entry);
  }
}
