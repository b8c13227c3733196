import { glob, readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type BuiltPage, linkProblem, readPage } from './links.ts';
import { roundTrip, weightOf } from './page-weight.ts';

/**
 * Fails the build when a page has no title, description or main heading, has a duplicate id, or a broken link or image,
 * and when a page of the sitemap or an alias was not built. Warns of a page that exceeds one round trip.
 */
export default function checkPages(): AstroIntegration {
  let origin = '';
  return {
    name: 'check-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        origin = new URL(config.site ?? 'http://localhost').origin;
      },
      'astro:build:done': async ({ dir, assets, logger }) => {
        const root = fileURLToPath(dir);
        const headers = await readFile(new URL('_headers', dir), 'utf8').catch(() => '');
        const pages = new Map<string, BuiltPage>();
        for (const file of [...assets.values()].flat().map((url) => relative(root, fileURLToPath(url)))) {
          if (!file.endsWith('.html')) continue;
          const html = await readFile(new URL(file, dir), 'utf8');
          const path = posix(file).replace(/(?<=^\/)index\.html$|\.html$/, '');
          pages.set(path, readPage(html));
          const excess = weightOf(html, headers) - roundTrip;
          if (excess > 0) logger.warn(`${path} is ${excess} bytes over one round trip; shorten its text.`);
        }
        const files = new Set((await Array.fromAsync(glob('**/*.*', { cwd: root }))).map(posix));

        const problems = new Map<string, string[]>();
        const add = (problem: string, path: string) =>
          problems.set(problem, [...(problems.get(problem) ?? []), path]);
        const check = (link: string, path: string) => {
          const problem = linkProblem(link, path, { origin, pages, files });
          if (problem) add(`${JSON.stringify(link)} ${problem}`, path);
        };
        for (const [path, { ids, links, missing }] of pages) {
          for (const name of missing) add(`no ${name}`, path);
          for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index)))
            add(`two elements with the id "${id}"`, path);
          for (const link of links) check(link, path);
        }
        const sitemap = await readFile(new URL('sitemap.xml', dir), 'utf8');
        for (const [url] of sitemap.matchAll(/(?<=<loc>)[^<]+/g)) check(url, '/sitemap.xml');
        for await (const file of glob('content/**/*.md')) {
          const [, aliases = ''] = /^aliases:((?:\s*(?:- |\[).*)+)/m.exec(await readFile(file, 'utf8')) ?? [];
          for (const [alias] of aliases.matchAll(/\/[\w-]+/g)) check(alias, file);
        }

        for (const [problem, [first, ...others]] of problems)
          logger.error(`${first}${others.length > 0 ? ` (and ${others.length} more)` : ''}: ${problem}`);
        if (problems.size > 0) process.exit(1);
      },
    },
  };
}

/** The path of a built file, such as `/about.html`. */
const posix = (file: string) => `/${file.replaceAll('\\', '/')}`;
