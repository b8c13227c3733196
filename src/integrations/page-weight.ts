import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';

/**
 * A message for each part of a page that exceeds its budget. Budgets are bytes of HTML compressed with gzip level 6. Brotli needs
 * 5 to 15 % less.
 */
export function excessOf(html: string): string[] {
  // The pages of `FormLayout` have no `<section>`.
  const first = /^.*?<main.*?<\/(section|form)>/s.exec(html)?.[0] ?? html;
  const parts = [
    // Browsers paint what has arrived. The first round trip brings ten TCP segments (RFC 6928), 14,600 bytes; headers take 720.
    { part: 'up to the end of its first section or form', text: first, limit: 13_880 },
    { part: 'as a whole', text: html, limit: 18_000 },
  ];
  return parts.flatMap(({ part, text, limit }) => {
    const excess = gzipSync(text, { level: 6 }).length - limit;
    return excess > 0 ? `its HTML ${part} is ${excess} bytes over ${limit}, compressed` : [];
  });
}

/** Warns of pages that are over a budget. */
export default function pageWeight(): AstroIntegration {
  return {
    name: 'page-weight',
    hooks: {
      'astro:build:done': async ({ dir, assets, logger }) => {
        for (const url of [...assets.values()].flat()) {
          if (!url.pathname.endsWith('.html')) continue;
          const path = `/${url.href.slice(dir.href.length).replace(/(index)?\.html$/, '')}`;
          for (const excess of excessOf(await readFile(url, 'utf8')))
            logger.warn(
              `${path} works, but takes longer to appear: ${excess}. Shorten its texts, the menu or the styles.`,
            );
        }
      },
    },
  };
}
