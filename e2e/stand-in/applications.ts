import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { applicationFields } from '../../src/fields/application.ts';
import { openDatabase, resumeFolder } from './database.ts';
import { httpError, success } from './responses.ts';
import { objectOf } from './schemas.ts';

/** The largest accepted resume in bytes (5 MB). */
export const maxResumeBytes = 5 * 1024 * 1024;

/** The first bytes of each accepted type. */
const signatures = { '.pdf': '%PDF-', '.doc': '\xd0\xcf\x11\xe0', '.docx': 'PK\x03\x04' };

interface Application {
  readonly fields: Readonly<Record<string, string>>;
  readonly resume: { readonly name: string; readonly bytes: Buffer };
}

/** Adds the application call, for the fields of the form. */
export async function applicationRoutes(app: FastifyInstance, db: DatabaseSync, dataDir: string) {
  app.removeAllContentTypeParsers();
  await app.register(multipart, {
    limits: { fileSize: maxResumeBytes, files: 1, fields: 20 },
    attachFieldsToBody: 'keyValues',
    onFile: async (part) => {
      part.value = { name: part.filename, bytes: await part.toBuffer() };
    },
  });
  const schema = { body: objectOf(applicationFields) };
  app.post<{ Body: Pick<Application, 'resume'> }>(
    '/user_auth/internInformation/',
    { schema },
    ({ body: { resume, ...fields } }) => {
      const start = resume.bytes.toString('latin1', 0, 8);
      const type = extname(resume.name).toLowerCase();
      if (!Object.entries(signatures).some(([name, bytes]) => name === type && start.startsWith(bytes)))
        throw httpError(415, 'The resume must be a PDF, DOC or DOCX file');
      return success('Application received', { application_id: store(db, dataDir, { fields, resume }) });
    },
  );
}

/**
 * Stores an application, its file first, and returns its id. The id depends on everything but the date, because a browser
 * may send a request twice when a connection drops: the same application is stored once, with its first date.
 */
function store(db: DatabaseSync, dataDir: string, { fields, resume: { name, bytes } }: Application): string {
  const identity = JSON.stringify({ ...fields, date: undefined });
  const id = createHash('sha256').update(identity).update(bytes).digest('hex').slice(0, 32);
  const path = join(resumeFolder(dataDir), id + extname(name).toLowerCase());
  writeFileSync(path, bytes, { mode: 0o600, flush: true });
  db.prepare(
    `INSERT INTO applications (id, fields, file_name, resume_path) VALUES (?, ?, ?, ?)
    ON CONFLICT DO NOTHING`,
  ).run(id, JSON.stringify(fields), name, path);
  return id;
}

/**
 * Lists the applications of a data folder by their date, oldest first; also while the stand-in runs.
 * @returns the fields of the form, its file, and when each was received (UTC)
 */
export function listApplications(dataDir: string) {
  using db = openDatabase(dataDir);
  const rows = db.prepare(`SELECT * FROM applications ORDER BY fields ->> 'date', rowid`).all();
  return rows.map(({ fields, file_name, resume_path, received }) => {
    const texts: Application['fields'] = JSON.parse(String(fields));
    const [fileName, resumePath] = [String(file_name), String(resume_path)];
    return { fields: texts, fileName, resumePath, received: String(received) };
  });
}
