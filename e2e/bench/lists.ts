import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { siteUrl } from '../support/hosts.ts';

const feed = z.object({ items: z.array(z.object({ url: z.string() })) });

/** Where a built site lists its openings, and how the addresses are read from there. */
const lists: readonly (readonly [files: string, addresses: (text: string) => string[]])[] = [
  ['sitemap.xml', (text) => within('loc', text)],
  ['openings.xml', (text) => within('link', text)],
  ['openings.json', (text) => feed.parse(JSON.parse(text)).items.map(({ url }) => url)],
];

/** The sitemap and the feeds of a built folder that do not list each of these pages exactly once, in a sentence each. */
export async function lacking(dir: string, pages: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    lists.map(async ([pattern, addresses]) => {
      const files = await Array.fromAsync(glob(pattern, { cwd: dir }));
      const texts = await Promise.all(files.map((file) => readFile(join(dir, file), 'utf8')));
      const listed = texts.flatMap(addresses);
      const counts = Map.groupBy(listed, (address) => address);
      const wrong = pages.filter((page) => counts.get(siteUrl + page)?.length !== 1);
      return wrong.length === 0
        ? []
        : [
            `${pattern} lists ${wrong.length} of ${pages.length} openings not once: ${wrong.slice(0, 3).join(', ')}`,
          ];
    }),
  );
  return found.flat();
}

/** What stands in the elements of this name; addresses need no unescaping. */
const within = (element: string, xml: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) => text.trim());
