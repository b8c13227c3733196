import { PUBLIC_MAX_RESUME_MB } from 'astro:env/client';
import * as catalogue from '../../catalogue/apply.ts';
import { size } from './size.ts';

const megabyte = 1024 * 1024;

/** The accepted kinds by extension, with what browsers call them; many call a .docx nothing. */
const accepted: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** What the file picker offers. */
export const accept = Object.keys(accepted).join();

/** Without a limit of the API, in MB: no resume is larger, and reading such a file into memory could end the page. */
const ceiling = 100;

/** What every browser reads into memory, in MB. */
const readable = 1000;

/** The largest resume that is accepted, in bytes. */
const limit = Math.min(PUBLIC_MAX_RESUME_MB ?? ceiling, readable) * megabyte;

/** The limit in words; nothing when the API states none. */
export const limitInWords = PUBLIC_MAX_RESUME_MB === undefined ? undefined : size(limit);

/** Above this size, in bytes, an upload takes minutes on a slow connection; said where there is no limit. */
const heavy = 5 * megabyte;

/** A word about a file that will take its time; nothing for others. */
export const warning = (file: File): string | undefined =>
  limitInWords === undefined && file.size > heavy ? catalogue.largeFile : undefined;

/** Why a file can't be the resume, in a sentence that names it and says what is accepted; nothing when it can. */
export function refusal({ name, type, size: bytes }: File): string | undefined {
  const extension = /\.\w+$/.exec(name.toLowerCase())?.[0] ?? '';
  if (!(extension in accepted) && !Object.values(accepted).includes(type)) return catalogue.wrongKind(name);
  if (bytes > limit) return catalogue.tooLarge(name, size(bytes), size(limit));
  return undefined;
}

/** Which of several files that were dropped is meant: the first that can be the resume, else the first. */
export const chooseFrom = (files: readonly File[]): File | undefined =>
  files.find((file) => refusal(file) === undefined) ?? files[0];

/** A file that can be the resume, or why it can't. */
export type Examined =
  { readonly file: File; readonly problem?: never } | { readonly file?: never; readonly problem: string };

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
  if (!bytes || bytes.byteLength < file.size) return { problem: catalogue.unreadable(name) };
  if (bytes.byteLength === 0) return { problem: catalogue.emptyFile(name) };
  return { file: new File([bytes], name, { type, lastModified }) };
}
