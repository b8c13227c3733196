import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { builtPages } from './built-pages.ts';

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
        for await (const { path, html } of builtPages({ dir, assets })) {
          const excess = gzipSync(html, { level: 6 }).length - firstRoundTrip;
          if (excess > 0)
            logger.warn(
              `${path} works, but a first visit needs a second round trip: its HTML is ${excess} bytes over ${firstRoundTrip}, compressed. Shorten its texts, the menu or the styles.`,
            );
        }
      },
    },
  };
}
