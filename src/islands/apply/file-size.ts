/** Bytes in one MB. */
export const megabyte = 1024 * 1024;

/** A number of bytes as text, such as "29 KB" or "1.2 MB". Rounds up; for a limit, pass `Math.floor`. */
export function formatSize(bytes: number, round = Math.ceil): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${round(kilobytes)} KB` : `${round((kilobytes / 1024) * 10) / 10} MB`;
}
