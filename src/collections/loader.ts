import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { ContentError, parseFrontMatter, problemIn, readText, unreadFiles } from './files.ts';
import { interpolateAll } from './interpolate.ts';

const problems: string[] = [];
const loaded = new Set<string>();
/** The files by the path that they claim, in lower case: such paths are the same file on macOS and Windows. */
const files = new Map<string, Set<string>>();

const addressed = z.object({ path: z.string(), aliases: z.array(z.string()).default([]) });

/**
 * Loads each Markdown file of `content/<collection>/`, and interpolates the values of the company. Astro and its `glob()` stop
 * at the first error; here the last collection throws the problems of all.
 * @param names returns the names of all collections
 * @param heading a level 2 heading that each text of this collection must have
 * @throws ContentError with every problem, each after the name of its file
 */
export const markdown = (names: () => readonly string[], heading?: string): Loader => ({
  name: 'content',
  load: async ({ collection, store, parseData, renderMarkdown }) => {
    // Cached entries may have older values of the company.
    store.clear();
    for (const name of globSync('*.md', { cwd: `content/${collection}` })) {
      const file = `content/${collection}/${name}`;
      try {
        const id = basename(name, '.md');
        const text = readText(file);
        const data = await parseData({ id, data: parseFrontMatter(text), filePath: file });
        const { path, aliases } = addressed.parse(data);
        for (const address of [path, ...aliases].map((each) => each.toLowerCase()))
          files.set(address, (files.get(address) ?? new Set()).add(file));
        const rendered = await renderMarkdown(text, { fileURL: pathToFileURL(file) });
        const { headings = [], imagePaths = [] } = rendered.metadata ?? {};
        if (heading && !headings.some(({ depth, text }) => depth === 2 && text === heading))
          throw new ContentError(`needs the section "## ${heading}"; add it to the text`);
        // After validation: a longer company name must not make a description too long.
        Object.assign(data, interpolateAll(data));
        store.set({ id, data, rendered, filePath: file, assetImports: imagePaths });
      } catch (error) {
        problems.push(problemIn(file, error));
      }
    }
    if (loaded.add(collection).size === names().length) throwProblems(names());
  },
});

function throwProblems(collections: readonly string[]): void {
  const found = [...problems, ...unreadFiles(collections)];
  for (const [address, owners] of files)
    if (owners.size > 1)
      found.push(`${[...owners].sort().join(' and ')}: have the same address ${address}; change one of them`);
  for (const each of [loaded, files]) each.clear();
  problems.length = 0;
  if (found.length > 0) throw new ContentError(found.sort().join('\n'));
}
