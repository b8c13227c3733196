import { Busboy } from '@fastify/busboy';
import type { BusboyInstance } from '@fastify/busboy';
import type { Call } from './contract.ts';
import { invalid, Refusal } from './reply.ts';

/** A file part; `truncated` when it was longer than the limit, and `bytes` then ends at the limit. */
export interface UploadedFile {
  field: string;
  fileName: string;
  bytes: Buffer;
  truncated: boolean;
}

/** A multipart body taken apart: text fields by name, and at most one file. */
export interface MultipartForm {
  fields: ReadonlyMap<string, string>;
  file: UploadedFile | undefined;
}

/**
 * Takes a multipart body apart. Throws 415 for another content type, 400 for a broken body, and 422 for a
 * second file, a repeated or overlong field, or too many of them.
 */
export function parseMultipart({ contentType, body }: Call, maxFileBytes: number): Promise<MultipartForm> {
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType)) throw new Refusal(415, 'Send multipart/form-data');
  const { promise, resolve, reject } = Promise.withResolvers<MultipartForm>();
  const fields = new Map<string, string>();
  let file: UploadedFile | undefined;

  const parser = createParser(contentType, maxFileBytes);
  parser.on('field', (name, value, _, truncated) => {
    if (truncated) reject(invalid(name, 'String is too long', 'string_too_long'));
    if (fields.has(name)) reject(invalid(name, 'Sent more than once', 'repeated'));
    fields.set(name, value);
  });
  parser.on('file', (field, stream, fileName) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('error', reject);
    stream.on('end', () => {
      file = { field, fileName, bytes: Buffer.concat(chunks), truncated: stream.truncated };
    });
  });
  parser.on('filesLimit', () => reject(invalid('resume', 'Exactly one file is accepted', 'too_many_files')));
  parser.on('fieldsLimit', () =>
    reject(new Refusal(422, [{ loc: ['body'], msg: 'Too many fields', type: 'too_long' }])),
  );
  parser.on('error', () => reject(broken()));
  parser.on('finish', () => resolve({ fields, file }));
  parser.end(body);
  return promise;
}

function createParser(contentType: string, fileSize: number): BusboyInstance {
  const limits = {
    fileSize,
    files: 1,
    fields: 20,
    fieldSize: 8 * 1024,
    headerPairs: 20,
    headerSize: 8 * 1024,
  };
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch {
    throw broken();
  }
}

function broken(): Refusal {
  return new Refusal(400, 'The multipart body is broken');
}
