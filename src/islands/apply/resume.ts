import { PUBLIC_MAX_RESUME_MB } from 'astro:env/client';
import { size } from './size.ts';

const megabyte = 1024 * 1024;

/** The accepted kinds (product.md section 5) by extension, with what browsers call them; many call a .docx nothing. */
const accepted: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** What the file picker offers (product.md section 5). */
export const accept = Object.keys(accepted).join();

/** The accepted kinds, in words. */
export const kinds = 'PDF, DOC or DOCX file';

/** The largest resume that is accepted, in bytes; nothing when the API alone decides. */
const limit = PUBLIC_MAX_RESUME_MB && PUBLIC_MAX_RESUME_MB * megabyte;

/** The limit in words; nothing when there is none. */
export const limitInWords = limit && size(limit);

/** Above this size, in bytes, an upload takes minutes on a slow connection; said where there is no limit. */
const heavy = 5 * megabyte;

/** A word about a file that will take its time; nothing for others. */
export const warning = (file: File): string | undefined =>
  limit === undefined && file.size > heavy
    ? 'That is a large file. On a slow connection, sending it takes several minutes.'
    : undefined;

/** Why a file can't be the resume, in a sentence that names it and says what is accepted; nothing when it can. */
export function refusal({ name, type, size: bytes }: File): string | undefined {
  const extension = /\.\w+$/.exec(name.toLowerCase())?.[0] ?? '';
  if (!(extension in accepted) && !Object.values(accepted).includes(type))
    return `“${name}” is not accepted. Choose a ${kinds}.`;
  if (limit !== undefined && bytes > limit)
    return `“${name}” has ${size(bytes)}, and ${limitInWords} is the most. Choose a ${kinds} that is smaller.`;
  return undefined;
}

/** A file that can be the resume, or why it can't. */
export type Examined =
  { readonly file: File; readonly problem?: never } | { readonly file?: never; readonly problem: string };

const reasons: Readonly<Record<number, string>> = {
  413: ', as too large',
  415: ', as the wrong kind of file',
};

/** Said at the field when the server refused the file with this status. */
export const refusedByServer = (name: string, status: number) =>
  `The server refused this file, “${name}”${reasons[status] ?? ''}. Choose another ${kinds}.`;

/**
 * Reads the file into memory, so that nothing can take its bytes away, and judges it.
 * @returns the same file with its bytes, or why it can't be the resume; a file that is only in the cloud may say that
 * it has no bytes, or refuse to give them (Android)
 */
export async function examine(file: File): Promise<Examined> {
  const { name, type, lastModified } = file;
  const problem = refusal(file);
  if (problem !== undefined) return { problem };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes || bytes.byteLength < file.size)
    return {
      problem: `“${name}” can’t be read. If it is in a cloud folder, download it to this device, then choose it again.`,
    };
  if (bytes.byteLength === 0)
    return { problem: `“${name}” is empty. Choose a ${kinds} with something in it.` };
  return { file: new File([bytes], name, { type, lastModified }) };
}
