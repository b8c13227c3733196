import { readFile } from 'node:fs/promises';
import type { HookParameters } from 'astro';

/** The pages of a finished build: the path, such as `/about`, and the HTML. */
export async function* builtPages({
  dir,
  assets,
}: Pick<HookParameters<'astro:build:done'>, 'dir' | 'assets'>) {
  for (const url of [...assets.values()].flat()) {
    if (!url.pathname.endsWith('.html')) continue;
    const path = `/${url.href.slice(dir.href.length)}`.replace(/(?<=^\/)index\.html$|\.html$/, '');
    yield { path, html: await readFile(url, 'utf8') };
  }
}
