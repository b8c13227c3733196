import { PUBLIC_MAX_RESUME_MB } from 'astro:env/client';
import { formatSize, megabyte } from './file-size.ts';
import * as messages from '../../messages/apply.ts';

/** The accepted extensions and their MIME types. Many systems report no type for a .docx. */
const mimeTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const extensions = Object.keys(mimeTypes);

/** The `accept` attribute of the file input. Some in-app browsers know only extensions, others only MIME types. */
export const accept = [...extensions, ...Object.values(mimeTypes)].join();

/** The limit of the API, or 100 MB: reading a larger file into memory could crash the page on a small phone. */
const limitMb = PUBLIC_MAX_RESUME_MB ?? '100';

/** The limit of the API as text; undefined if there is none. */
export const limitText = PUBLIC_MAX_RESUME_MB && `${PUBLIC_MAX_RESUME_MB} MB`;

/**
 * Validates a file and reads it into memory, so it can still be sent when the original becomes unavailable. Android may list a
 * file in cloud storage without its bytes.
 * @returns the copy in memory, or the message for an invalid file
 */
export async function readResume(file: File): Promise<File | string> {
  const { name, type, size, lastModified } = file;
  const hasExtension = extensions.some((extension) => name.toLowerCase().endsWith(extension));
  const missing = hasExtension ? '' : extensions.find((extension) => mimeTypes[extension] === type);
  if (missing === undefined) return messages.wrongType(name);
  if (size > Number(limitMb) * megabyte) return messages.tooLarge(name, formatSize(size), `${limitMb} MB`);
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes || bytes.byteLength < size) return messages.unreadable(name);
  if (bytes.byteLength === 0) return messages.emptyFile(name);
  // A picker may give a name without its extension, but servers look at the extension.
  return new File([bytes], name + missing, { type, lastModified });
}
