import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';

/**
 * The compressed bytes of a page that arrive in the first round trip: TCP starts with ten segments (RFC 6928), of which our
 * headers and those of a host take 720 bytes.
 */
export const firstRoundTrip = 14_600 - 720;

/** Warns of pages that need a second round trip. */
export default function pageWeight(): AstroIntegration {
  return {
    name: 'page-weight',
    hooks: {
      'astro:build:done': async ({ dir, assets, logger }) => {
        for (const url of [...assets.values()].flat()) {
          if (!url.pathname.endsWith('.html')) continue;
          const excess = gzipSync(await readFile(url), { level: 6 }).length - firstRoundTrip;
          if (excess > 0)
            logger.warn(
              `/${url.href.slice(dir.href.length).replace(/(index)?\.html$/, '')} works, but a first visit needs a second round trip: its HTML is ${excess} bytes over ${firstRoundTrip}, compressed. Shorten its texts, the menu or the styles.`,
            );
        }
      },
    },
  };
}
