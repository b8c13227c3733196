import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { success } from './accounts.ts';
import { type ApplicationTexts, textFields, textsFrom } from './application-fields.ts';
import type { Applications } from './applications.ts';
import { refusal } from './refusal.ts';
import { kindOf, MAX_RESUME_BYTES, resume, type Resume } from './resume.ts';
import { object } from './schemas.ts';

const limits = { fileSize: MAX_RESUME_BYTES, files: 1, fields: 20, fieldSize: 8 * 1024 };

type Submitted = ApplicationTexts & { resume: Resume };

/** The intern application, with and without the trailing slash. */
export async function applicationRoutes(app: FastifyInstance, applications: Applications): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { limits });
  app.addHook('preValidation', async (request) => {
    request.body = await readForm(request);
  });
  for (const path of ['/user_auth/internInformation', '/user_auth/internInformation/'])
    app.post<{ Body: Submitted }>(
      path,
      { schema: { body: object({ ...textFields, resume }) } },
      async ({ body }) => {
        const kind = await kindOf(body.resume);
        const texts = textsFrom((name) => body[name].trim());
        const id = applications.receive({ texts, resume: body.resume, kind });
        return success('Application received', { application_id: id });
      },
    );
}

/** The fields of a multipart body by name, for the schema to check; a file is `{fileName, bytes}`. */
async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const form = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      const value =
        part.type === 'file' ? { fileName: part.filename, bytes: await part.toBuffer() } : part.value;
      // Sent twice, it is a list, which no schema takes.
      form.set(part.fieldname, form.has(part.fieldname) ? [value] : value);
    }
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw refusal(400, 'The multipart body is broken');
  }
  return Object.fromEntries(form);
}
