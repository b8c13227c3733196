/** A number of bytes in words: "29 KB", "1.2 MB"; a MB has 1,048,576 bytes, as at the API. */
export function size(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.ceil(kilobytes)} KB`;
  return `${(kilobytes / 1024).toFixed(1).replace('.0', '')} MB`;
}
