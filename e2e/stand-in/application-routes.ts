import { textsFrom } from './application-fields.ts';
import type { Applications } from './applications.ts';
import type { Route, Routes } from './contract.ts';
import { readFields } from './fields.ts';
import { parseMultipart } from './multipart.ts';
import { reply } from './reply.ts';
import { checkResume, MAX_RESUME_BYTES } from './resume.ts';

// Room for the text fields and the part headers beside the largest resume.
const MAX_FORM_BYTES = MAX_RESUME_BYTES + 128 * 1024;

/** The intern application, call 6 of product.md section 7, with and without the trailing slash. */
export function applicationRoutes(applications: Applications): Routes {
  const route: Route = {
    method: 'POST',
    maxBytes: MAX_FORM_BYTES,
    handle: async (call) => {
      const { fields, file } = await parseMultipart(call, MAX_RESUME_BYTES);
      const texts = readFields('body', fields, (field) => textsFrom(field.text));
      const { id } = applications.receive({ texts, resume: await checkResume(file) });
      return reply('success', 'Application received', { application_id: id });
    },
  };
  return { '/user_auth/internInformation': route, '/user_auth/internInformation/': route };
}
