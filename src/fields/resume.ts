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

/** In MB, without PUBLIC_MAX_RESUME_MB: on a small phone, reading a larger file into memory could crash the page. */
const defaultLimit = 100;

/** In MB, also with PUBLIC_MAX_RESUME_MB: no browser fails to read this much on a computer. */
const readableLimit = 1000;

/** In bytes. */
const limit = Math.min(Number(PUBLIC_MAX_RESUME_MB ?? defaultLimit), readableLimit) * megabyte;

/** The limit as text; undefined without PUBLIC_MAX_RESUME_MB. */
export const limitText = PUBLIC_MAX_RESUME_MB === undefined ? undefined : formatSize(limit);

/** In bytes: an upload above this takes minutes on a slow connection. */
const largeFileBytes = 5 * megabyte;

/** Whether to warn that sending the file takes long. */
export const isLarge = (file: File | undefined): boolean => file !== undefined && file.size > largeFileBytes;

/** The message for a file of the wrong type or size. */
function validateFile({ name, type, size }: File): string | undefined {
  const extension = /\.\w+$/.exec(name.toLowerCase())?.[0] ?? '';
  if (!(extension in accepted) && !Object.values(accepted).includes(type)) return messages.wrongType(name);
  return size > limit ? messages.tooLarge(name, formatSize(size), formatSize(limit)) : undefined;
}

/** A valid resume, or the message for an invalid one. */
export type Resume =
  { readonly file: File; readonly problem?: never } | { readonly file?: never; readonly problem: string };

/**
 * Validates a file and reads it into memory, so that it can still be sent when the original becomes unavailable. On Android
 * a file in cloud storage may be listed without its bytes.
 * @returns a copy in memory, or why the file is invalid: type, size, unreadable or empty
 */
export async function readResume(file: File): Promise<Resume> {
  const { name, type, lastModified } = file;
  const problem = validateFile(file);
  if (problem !== undefined) return { problem };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes || bytes.byteLength < file.size) return { problem: messages.unreadable(name) };
  if (bytes.byteLength === 0) return { problem: messages.emptyFile(name) };
  return { file: new File([bytes], name, { type, lastModified }) };
}
