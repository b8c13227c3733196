/** A number of bytes in words, never fewer than there are: "29 KB", "1.2 MB"; a MB has 1,048,576 bytes. */
export function size(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.ceil(kilobytes)} KB`;
  return `${Math.ceil((kilobytes / 1024) * 10) / 10} MB`;
}
