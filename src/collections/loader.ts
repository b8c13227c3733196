import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { ContentError, frontMatterOf, unreadFiles } from './files.ts';
import { interpolateAll } from './interpolate.ts';

const problems: string[] = [];
const loaded = new Set<string>();
/** The files by the path that they claim, in lower case: such paths are the same file on macOS and Windows. */
const files = new Map<string, Set<string>>();

const addressed = z.object({ path: z.string(), aliases: z.array(z.string()).default([]) });

/**
 * Loads each Markdown file of `content/<collection>/` with glob(), and interpolates the values of the company. The last
 * collection throws the problems of all, because Astro stops at the first error.
 * @param names returns the names of all collections
 * @param heading a level 2 heading that each text of this collection must have
 * @throws ContentError with every problem, each after the name of its file
 */
export const markdown = (names: () => readonly string[], heading?: string): Loader => ({
  name: 'content',
  load: async (context) => {
    const { collection, store, parseData } = context;
    // Cached entries may have older values of the company.
    store.clear();
    // glob() only logs an error in a text, and deletes the entries of all other files.
    const logger = Object.assign(context.logger.fork('content'), { error: fail });
    const parts = { ...context, logger, store: { ...store, keys: () => [] } };
    // `integrations/company.ts` loads all files again when one changes.
    delete parts.watcher;
    const base = `content/${collection}`;
    for (const file of globSync(`${base}/*.md`))
      try {
        const id = basename(file, '.md');
        const frontMatter = frontMatterOf(file);
        const pattern = basename(file).replace(/[^\w.-]/g, '\\$&');
        await glob({ pattern, base, generateId: () => id, retainBody: false }).load({
          ...parts,
          parseData: async ({ data, filePath = file }) => {
            const parsed = await parseData({ id, data: Object.assign(data, frontMatter), filePath });
            const { path, aliases } = addressed.parse(parsed);
            for (const address of [path, ...aliases].map((each) => each.toLowerCase()))
              files.set(address, (files.get(address) ?? new Set()).add(file));
            // After validation: a longer company name must not make a description too long.
            return Object.assign(parsed, interpolateAll(parsed));
          },
        });
        const { headings = [] } = store.get(id)?.rendered?.metadata ?? {};
        if (heading && !headings.some(({ depth, text }) => depth === 2 && text === heading))
          fail(`needs the section "## ${heading}"; add it to the text`);
      } catch (error) {
        problems.push(`${file}: ${messageOf(error)}`);
      }
    if (loaded.add(collection).size === names().length) throwProblems(names());
  },
});

function fail(message: string): never {
  throw new ContentError(message);
}

function throwProblems(collections: readonly string[]): void {
  const found = [...problems, ...unreadFiles(collections)];
  for (const [address, owners] of files)
    if (owners.size > 1)
      found.push(`${[...owners].sort().join(' and ')}: have the same address ${address}; change one of them`);
  for (const each of [loaded, files]) each.clear();
  problems.length = 0;
  if (found.length > 0) fail(found.sort().join('\n'));
}

/** The message of an error. Astro's messages are in Markdown, and some repeat the name of a field. */
const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error))
    .replace(/(\*\*\S+\*\*: )\1/g, '$1')
    .replaceAll('**', '')
    .trim();
