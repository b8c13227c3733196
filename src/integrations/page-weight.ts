import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';

/** The parts of a page that have a budget, in bytes of HTML compressed with gzip level 6. Brotli needs 5 to 15 % less. */
const budgets = [
  {
    // Browsers paint what has arrived. The first round trip brings ten TCP segments (RFC 6928), 14,600 bytes; headers take 720.
    part: 'up to the end of its first section or form',
    limit: 13_880,
    // A page of a form has no section.
    partOf: (html: string) => /^.*?<main.*?<\/(section|form)>/s.exec(html)?.[0] ?? html,
  },
  { part: 'as a whole', limit: 18_000, partOf: (html: string) => html },
];

/** For each budget that the HTML of a page exceeds, a text with the part of the page and the excess in bytes. */
export const excessOf = (html: string): string[] =>
  budgets.flatMap(({ part, limit, partOf }) => {
    const excess = gzipSync(partOf(html), { level: 6 }).length - limit;
    return excess > 0 ? `its HTML ${part} is ${excess} bytes over ${limit}, compressed` : [];
  });

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
