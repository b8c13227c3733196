/** Bytes in one MB. */
export const megabyte = 1024 * 1024;

/** A number of bytes as text, rounded up: "29 KB", "1.2 MB". */
export function formatSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.ceil(kilobytes)} KB`;
  return `${Math.ceil((kilobytes / 1024) * 10) / 10} MB`;
}
