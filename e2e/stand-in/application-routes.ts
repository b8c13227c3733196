import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { success } from './accounts.ts';
import { type ApplicationTexts, textFields } from './application-fields.ts';
import type { Receive } from './applications.ts';
import { kindOf, MAX_RESUME_BYTES, resume, type Resume } from './resume.ts';
import { object } from './schemas.ts';

type Submitted = ApplicationTexts & { resume: Resume };

/** The intern application: its fields and file are read, checked, and received. */
export async function applicationRoutes(app: FastifyInstance, receive: Receive): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, {
    limits: { fileSize: MAX_RESUME_BYTES, files: 1, fields: 20, fieldSize: 8 * 1024 },
    attachFieldsToBody: 'keyValues',
    onFile: async (part) => {
      part.value = { fileName: part.filename, bytes: await part.toBuffer() };
    },
  });
  const schema = { body: object({ ...textFields, resume }) };
  app.post<{ Body: Submitted }>('/user_auth/internInformation/', { schema }, async ({ body }) => {
    const { resume, ...texts } = body;
    const kind = await kindOf(resume);
    return success('Application received', { application_id: receive({ texts, resume, kind }) });
  });
}
