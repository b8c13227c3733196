import { extname } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { checkPrintable } from './fields.ts';
import type { UploadedFile } from './multipart.ts';
import { invalid, Refusal } from './reply.ts';

/** The largest resume that is accepted, in bytes (5 MB). */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024;

/** The accepted kinds, by extension (product.md section 5). */
export type ResumeType = 'pdf' | 'doc' | 'docx';

/** A resume that passed: its name as the applicant gave it, its kind, its bytes. */
export interface Resume {
  fileName: string;
  type: ResumeType;
  bytes: Buffer;
}

/**
 * Accepts a pdf, doc or docx whose content is what its name says. Throws 422 for no file, an unreadable name
 * or an empty file, 413 above MAX_RESUME_BYTES, 415 for any other type.
 */
export async function checkResume(file: UploadedFile | undefined): Promise<Resume> {
  if (!file || file.fileName === '') throw invalid('resume', 'Field required', 'missing');
  const { field, fileName, bytes, truncated } = file;
  if (field !== 'resume') throw invalid(field, 'Extra inputs are not permitted', 'extra_forbidden');
  if (fileName.length > 255 || checkPrintable(fileName)) {
    throw invalid('resume', 'The file name is not readable', 'value_error');
  }
  if (bytes.length === 0) throw invalid('resume', 'The file is empty', 'value_error');
  if (truncated) throw new Refusal(413, 'The resume is larger than 5 MB');
  const type = await typeOf(bytes);
  if (!type || extname(fileName).toLowerCase() !== `.${type}`) {
    throw new Refusal(415, 'The resume must be a PDF, DOC or DOCX file');
  }
  return { fileName, type, bytes };
}

async function typeOf(bytes: Buffer): Promise<ResumeType | undefined> {
  const ext = (await fileTypeFromBuffer(bytes))?.ext;
  if (ext === 'pdf' || ext === 'docx') return ext;
  // Word, Excel and others share this container; only Word's holds a stream of this name.
  if (ext === 'cfb' && bytes.includes('WordDocument', 0, 'utf16le')) return 'doc';
  return undefined;
}
