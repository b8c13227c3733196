import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

/** What one round trip carries on a fresh connection (TCP begins with ten segments), in bytes. */
export const roundTrip = 14_600;

/** Status line, date, type, length, validators: what a host adds to our headers, about, in bytes. */
const ofTheHost = 320;

/**
 * Weighs finished pages as they travel from most hosts: by gzip at its usual level, headers included.
 * @param dir the built folder, in which `_headers` may stand
 * @returns what gives the bytes by which a page exceeds one round trip; nothing for a page that keeps to it
 */
export async function scales(dir: URL): Promise<(html: string) => number | undefined> {
  const file = await readFile(new URL('_headers', dir), 'utf8').catch(() => '');
  const [, forAll = ''] = /^\/\*\n((?: .*\n?)*)/m.exec(file) ?? [];
  return (html) => {
    const excess = ofTheHost + forAll.length + gzipSync(html).length - roundTrip;
    return excess > 0 ? excess : undefined;
  };
}
