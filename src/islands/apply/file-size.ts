/** Bytes in one MB. */
export const megabyte = 1024 * 1024;

/** A number of bytes as text, such as "29 KB" or "1.2 MB". Rounds up. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1000 ? `${kilobytes} KB` : `${Math.ceil((kilobytes / 1024) * 10) / 10} MB`;
}
