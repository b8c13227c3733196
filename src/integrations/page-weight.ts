import { gzipSync } from 'node:zlib';

/** The bytes of one round trip on a fresh connection: TCP starts with ten segments (RFC 6928). */
export const roundTrip = 14_600;

/** About what a host adds to our headers: status line, date, type, length and validators. */
const hostHeaders = 320;

/**
 * The bytes of a page as most hosts send it: gzip at level 6, with headers.
 * @param headersFile the text of `_headers`, whose rule for `/*` every page gets
 */
export function weightOf(html: string, headersFile: string): number {
  const [, ours = ''] = /^\/\*\n((?: .*\n?)*)/m.exec(headersFile) ?? [];
  return hostHeaders + ours.length + gzipSync(html, { level: 6 }).length;
}
