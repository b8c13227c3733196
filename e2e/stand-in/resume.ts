import { extname } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { refusal } from './refusal.ts';

/** The largest resume that is accepted, in bytes (5 MB). */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024;

/** A file as it was sent: its name as the applicant gave it, and its bytes. */
export interface Resume {
  fileName: string;
  bytes: Buffer;
}

/** The JSON schema of a file with something in it; a text field under its name is none. */
export const resume = {
  type: 'object',
  properties: {
    fileName: { type: 'string', minLength: 1, maxLength: 255, pattern: '^\\P{Cc}*$' },
    bytes: { type: 'object', properties: { length: { type: 'integer', minimum: 1 } } },
  },
};

/**
 * The kind of a pdf, doc or docx, by its content.
 * @throws 415 for any other kind, or where the name says another
 */
export async function kindOf({ fileName, bytes }: Resume): Promise<string> {
  const found = (await fileTypeFromBuffer(bytes))?.ext;
  // Word, Excel and others share this container; only Word's holds a stream of this name.
  const kind = found === 'cfb' && bytes.includes('WordDocument', 0, 'utf16le') ? 'doc' : found;
  if (!kind || !/^(pdf|docx?)$/.test(kind) || extname(fileName).toLowerCase() !== `.${kind}`)
    throw refusal(415, 'The resume must be a PDF, DOC or DOCX file');
  return kind;
}
