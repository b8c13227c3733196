import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';

/** What one round trip carries on a fresh connection (TCP begins with ten segments), in bytes. */
const roundTrip = 14_600;

/** Status line, date, type, length, validators: what a host adds to our headers, about, in bytes. */
const ofTheHost = 320;

const quality = { quick: 5, best: constants.BROTLI_MAX_QUALITY };

/**
 * Weighs finished pages as they travel, headers included.
 * @param dir the built folder, in which `_headers` may stand
 * @returns what gives the bytes by which a page exceeds one round trip; nothing for a page that keeps to it
 */
export async function scales(dir: URL): Promise<(html: string) => number | undefined> {
  const file = await readFile(new URL('_headers', dir), 'utf8').catch(() => '');
  const [, forAll = ''] = /^\/\*\n((?: .*\n?)*)/m.exec(file) ?? [];
  const headers = ofTheHost + forAll.length;
  const weigh = (html: string, level: number) =>
    headers + brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }).length;
  return (html) => {
    // The best compression takes fifty times as long: only a page that may be too heavy is weighed exactly.
    if (weigh(html, quality.quick) <= roundTrip) return undefined;
    const excess = weigh(html, quality.best) - roundTrip;
    return excess > 0 ? excess : undefined;
  };
}
