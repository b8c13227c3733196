import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './database.ts';
import { writeDurably } from './durable-file.ts';
import { resumeFolder } from './layout.ts';
import type { Resume } from './resume.ts';
import { textOf } from './rows.ts';

const REPEAT_WINDOW_MS = 10 * 60 * 1000;

/** An application as it came in; `date` is the applicant's stamp (product.md section 3). */
export interface Application {
  name: string;
  qualification: string;
  position: string;
  date: string;
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
   * Stores an application, on disk when this returns, and gives its id. The same name, qualification,
   * position and file within ten minutes give the id of the first: a dropped connection repeats a request.
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

  #earlier({ name, qualification, position }: Application, sha256: string): string | undefined {
    const row = this.#db
      .prepare(
        `SELECT id FROM applications
         WHERE sha256 = ? AND name = ? AND qualification = ? AND position = ? AND received_at > ?`,
      )
      .get(sha256, name, qualification, position, this.#now() - REPEAT_WINDOW_MS);
    return row && textOf(row, 'id');
  }

  #insert(
    { name, qualification, position, date, resume }: Application,
    sha256: string,
    storedAs: string,
  ): string {
    const id = randomBytes(16).toString('hex');
    const { fileName, bytes } = resume;
    this.#db
      .prepare('INSERT INTO applications VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
      .run(id, name, qualification, position, date, fileName, bytes.length, sha256, storedAs, this.#now());
    return id;
  }
}
