import { PUBLIC_MAX_RESUME_MB } from 'astro:env/client';
import * as messages from '../messages/apply.ts';
import { formatSize, megabyte } from './file-size.ts';

/** The accepted extensions and their MIME types. Many systems give a .docx no type. */
const accepted: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The `accept` attribute of the file input. Some in-app browsers know only extensions, others only MIME types. */
export const accept = [...Object.keys(accepted), ...Object.values(accepted)].join();

/** Without PUBLIC_MAX_RESUME_MB: on a small phone, reading a larger file into memory could crash the page. */
const defaultLimitMb = 100;

/** Also with PUBLIC_MAX_RESUME_MB: no browser fails to read this much on a computer. */
const readableLimitMb = 1000;

const limitBytes = Math.min(Number(PUBLIC_MAX_RESUME_MB ?? defaultLimitMb), readableLimitMb) * megabyte;

/** The limit as text; undefined without PUBLIC_MAX_RESUME_MB. */
export const limitText = PUBLIC_MAX_RESUME_MB === undefined ? undefined : formatSize(limitBytes);

/** In bytes: an upload above this takes minutes on a slow connection. */
const largeFileBytes = 5 * megabyte;

const extensionOf = (name: string) => /\.\w+$/.exec(name.toLowerCase())?.[0] ?? '';

/** The message for a file of the wrong type or size. */
function validateFile({ name, type, size }: File): string | undefined {
  if (!(extensionOf(name) in accepted) && !Object.values(accepted).includes(type))
    return messages.wrongType(name);
  return size > limitBytes ? messages.tooLarge(name, formatSize(size), formatSize(limitBytes)) : undefined;
}

/** What each type has in its first 1,024 bytes: a .pdf anywhere, the others at the start. */
const signatures: Readonly<Record<string, RegExp>> = {
  '.pdf': /%PDF-/,
  '.doc': /^\xd0\xcf\x11\xe0/,
  '.docx': /^PK/,
};

/** What the bytes look like, if the recruiter may not be able to open the file. It is accepted nevertheless. */
function adviceOn(name: string, bytes: Uint8Array): string | undefined {
  const read = (from: number, to?: number) => new TextDecoder('latin1').decode(bytes.subarray(from, to));
  const extension = extensionOf(name);
  const start = read(0, 1024);
  // Word encrypts a .docx into a container with the signature of a .doc.
  if (extension === '.docx' && signatures['.doc']?.test(start)) return messages.locked(name);
  if (signatures[extension]?.test(start) === false) return messages.mislabelled(name, extension);
  // The dictionary with the key is near the end of a PDF, or near the start of one for fast web view (ISO 32000-1, 7.5.5).
  const isLocked = extension === '.pdf' && /\/Encrypt\b/.test(read(0, 8192) + read(-65_536));
  return isLocked ? messages.locked(name) : undefined;
}

/** A valid resume and advice on it, or the message for an invalid one. */
export type Resume =
  | { readonly file: File; readonly advice: string; readonly problem?: never }
  | { readonly file?: never; readonly advice?: never; readonly problem: string };

/** The copies made so far. */
const copies = new WeakMap<File, Resume>();

/**
 * Validates a file and reads it into memory, so that it can still be sent when the original becomes unavailable. On Android
 * a file in cloud storage may be listed without its bytes. A copy made here before is returned as it is.
 * @returns a copy in memory, or why the file is invalid: type, size, unreadable or empty
 */
export async function readResume(file: File): Promise<Resume> {
  const copied = copies.get(file);
  if (copied) return copied;
  const { name, type, lastModified } = file;
  const problem = validateFile(file);
  if (problem !== undefined) return { problem };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes || bytes.byteLength < file.size) return { problem: messages.unreadable(name) };
  if (bytes.byteLength === 0) return { problem: messages.emptyFile(name) };
  const copy = new File([bytes], name, { type, lastModified });
  const large = file.size > largeFileBytes && messages.largeFile;
  const advice = [adviceOn(name, new Uint8Array(bytes)), large].filter(Boolean).join(' ');
  copies.set(copy, { file: copy, advice });
  return { file: copy, advice };
}
