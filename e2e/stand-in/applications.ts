import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { applicationFields } from '../../src/fields/application.ts';
import { openDatabase } from './database.ts';
import { success } from './responses.ts';
import { objectOf } from './schemas.ts';

/** The largest accepted resume in bytes (5 MB). */
export const maxResumeBytes = 5 * 1024 * 1024;

type Texts = Readonly<Record<string, string>>;

interface Body {
  readonly resume: { readonly name: string; readonly bytes: Buffer };
}

/** Adds the application call. It has the fields of the form. */
export async function applicationRoutes(app: FastifyInstance, db: DatabaseSync) {
  app.removeAllContentTypeParsers();
  await app.register(multipart, {
    limits: { fileSize: maxResumeBytes, files: 1, fields: 20 },
    attachFieldsToBody: 'keyValues',
    onFile: async (part) => {
      part.value = { name: part.filename, bytes: await part.toBuffer() };
    },
  });
  const schema = { body: objectOf(applicationFields) };
  app.post<{ Body: Body }>('/user_auth/internInformation/', { schema }, ({ body: { resume, ...texts } }) => {
    const fields = JSON.stringify(texts);
    // A browser may send a request twice when the connection drops. A real second application has another date.
    const id = createHash('sha256').update(fields).update(resume.bytes).digest('hex');
    db.prepare('INSERT INTO applications VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING').run(
      id,
      fields,
      resume.name,
      resume.bytes,
    );
    return success('Application received', { application_id: id });
  });
}

/** The applications in a data folder, oldest first. The stand-in may be running. */
export function listApplications(dataDir: string) {
  using db = openDatabase(dataDir);
  const rows = db.prepare(`SELECT * FROM applications ORDER BY fields ->> 'date', rowid`).all();
  return rows.map(({ fields, file_name, resume }) => {
    const texts: Texts = JSON.parse(String(fields));
    if (!(resume instanceof Uint8Array)) throw new TypeError('The stored resume is not binary');
    return { fields: texts, fileName: String(file_name), resume: Buffer.from(resume) };
  });
}
