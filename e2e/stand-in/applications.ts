import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type ApplicationTexts, TELLING_FIELDS } from './application-fields.ts';
import { inTransaction } from './database.ts';
import { writeDurably } from './durable-file.ts';
import { resumeFolder } from './layout.ts';
import type { Resume } from './resume.ts';
import { textOf } from './rows.ts';

const REPEAT_WINDOW_MS = 10 * 60 * 1000;

/** An application as it came in. */
export interface Application {
  texts: ApplicationTexts;
  resume: Resume;
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
  receive(application: Application): { id: string; repeated: boolean } {
    const { bytes, type } = application.resume;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const storedAs = `${randomBytes(16).toString('hex')}.${type}`;
    try {
      return inTransaction(this.#db, () => {
        const earlier = this.#earlier(application, sha256);
        if (earlier !== undefined) return { id: earlier, repeated: true };
        writeDurably(this.#folder, storedAs, bytes);
        return { id: this.#insert(application, sha256, storedAs), repeated: false };
      });
    } catch (error) {
      rmSync(join(this.#folder, storedAs), { force: true });
      throw error;
    }
  }

  /** Removes files without a row, left by a process that died between writing and committing. */
  removeOrphans(): void {
    inTransaction(this.#db, () => {
      const rows = this.#db.prepare('SELECT stored_as FROM applications').all();
      const known = new Set(rows.map((row) => textOf(row, 'stored_as')));
      for (const name of readdirSync(this.#folder)) {
        if (!known.has(name)) rmSync(join(this.#folder, name));
      }
    });
  }

  #earlier({ texts }: Application, sha256: string): string | undefined {
    const same = TELLING_FIELDS.map((name) => `${name} = ?`).join(' AND ');
    const row = this.#db
      .prepare(`SELECT id FROM applications WHERE sha256 = ? AND received_at > ? AND ${same}`)
      .get(sha256, this.#now() - REPEAT_WINDOW_MS, ...TELLING_FIELDS.map((name) => texts[name]));
    return row && textOf(row, 'id');
  }

  #insert({ texts, resume }: Application, sha256: string, storedAs: string): string {
    const id = randomBytes(16).toString('hex');
    const { fileName, bytes } = resume;
    const file = { file_name: fileName, file_size: bytes.length, sha256, stored_as: storedAs };
    const row = { id, ...texts, ...file, received_at: this.#now() };
    const columns = Object.keys(row);
    this.#db
      .prepare(
        `INSERT INTO applications (${columns.join()}) VALUES (${columns.map((name) => `:${name}`).join()})`,
      )
      .run(row);
    return id;
  }
}
