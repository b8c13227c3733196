import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file for the resume field, as `setInputFiles` takes it. */
export interface Resume {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const load = (name: string, mimeType: string): Resume => ({
  name,
  mimeType,
  buffer: readFileSync(join(import.meta.dirname, name)),
});

/** A small file of each accepted type. */
export const resumes = {
  pdf: load('resume.pdf', 'application/pdf'),
  doc: load('resume.doc', 'application/msword'),
  docx: load('resume.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
};

/** A picture, which the form refuses. */
export const photo: Resume = { ...resumes.pdf, name: 'photo.png', mimeType: 'image/png' };

/** A valid PDF of this many bytes. PDF readers ignore bytes after the end of the document. */
export const pdfOfSize = (size: number): Resume => ({
  ...resumes.pdf,
  buffer: Buffer.concat([resumes.pdf.buffer, Buffer.alloc(size - resumes.pdf.buffer.length, '\n')]),
});
