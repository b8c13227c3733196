import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { parseHTML } from 'linkedom';

/** The ids of each page by its path, such as `/about`. */
type Pages = Map<string, readonly string[]>;

/**
 * The compressed bytes of a page that arrive in the first round trip: TCP starts with ten segments (RFC 6928), of which our
 * headers and those of a host take 720 bytes.
 */
export const firstRoundTrip = 14_600 - 720;

/**
 * Fails the build when a page has a duplicate id, or a broken link or image, and when a page of the sitemap was not built: the
 * mistakes of a developer, since the loader finds those of the content. Warns of pages that need a second round trip.
 * @param site the origin of the site
 */
export default function checkPages(site: string | undefined): AstroIntegration {
  return {
    name: 'check-pages',
    hooks: {
      'astro:build:done': async ({ dir, assets, logger }) => {
        const found: { path: string; problem: string }[] = [];
        const links: { path: string; link: string }[] = [];
        const pages: Pages = new Map();
        for (const url of [...assets.values()].flat()) {
          if (!url.pathname.endsWith('.html')) continue;
          const path = `/${url.href.slice(dir.href.length)}`.replace(/(?<=^\/)index\.html$|\.html$/, '');
          const html = await readFile(url, 'utf8');
          const excess = gzipSync(html, { level: 6 }).length - firstRoundTrip;
          if (excess > 0)
            logger.warn(
              `${path} works, but a first visit needs a second round trip: its HTML is ${excess} bytes over ${firstRoundTrip}, compressed. Shorten its texts, the menu or the styles.`,
            );
          const { document } = parseHTML(html);
          const values = (name: string) =>
            [...document.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name) ?? '');
          const ids = values('id');
          for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index)))
            found.push({ path, problem: `two elements with the id "${id}"` });
          for (const link of new Set([...values('href'), ...values('src')])) links.push({ path, link });
          pages.set(path, ids);
        }
        const sitemap = await readFile(new URL('sitemap.xml', dir), 'utf8');
        for (const [link] of sitemap.matchAll(/(?<=<loc>)[^<]+/g)) links.push({ path: '/sitemap.xml', link });

        const built = await Array.fromAsync(glob('**/*.*', { cwd: fileURLToPath(dir) }));
        const files = new Set(built.map((file) => `/${file.replaceAll('\\', '/')}`));
        for (const { path, link } of links) {
          const problem = linkProblem(link, new URL(path, site), pages, files);
          if (problem) found.push({ path, problem: `${JSON.stringify(link)} ${problem}` });
        }
        for (const [problem, [first, ...others]] of Map.groupBy(found, (each) => each.problem))
          logger.error(
            `${first?.path}${others.length > 0 ? ` (and ${others.length} more)` : ''}: ${problem}`,
          );
        if (found.length > 0) process.exit(1);
      },
    },
  };
}

/**
 * Describes why a link on a page is broken; undefined for a working link or one to another site. Paths are
 * case-sensitive, as on most hosts.
 */
function linkProblem(link: string, page: URL, pages: Pages, files: ReadonlySet<string>) {
  const url = URL.parse(link, page.href);
  if (!url || url.protocol === 'javascript:') return 'is not an address';
  if (url.origin !== page.origin) return undefined;
  const target = decodeURIComponent(url.pathname);
  const ids = pages.get(target);
  if (!ids) return files.has(target) ? undefined : 'leads to no page and no file';
  const anchor = decodeURIComponent(url.hash.slice(1));
  return !anchor || ids.includes(anchor) ? undefined : 'leads to no id';
}
