import { globSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import { ContentError, frontMatterOf, readText, unreadFiles } from './files.ts';
import { openingHints } from './hints.ts';
import { interpolateAll } from './interpolate.ts';

// Astro loads all collections in parallel and stops at the first error. So the last collection throws all problems.
const checked = new Set<string>();
/** The files by the path that they claim, in lower case. */
const files = new Map<string, Set<string>>();
const problems: string[] = [];

const addressed = z.object({ path: z.string(), aliases: z.array(z.string()).default([]) });

/**
 * Loads the Markdown files of `content/<collection>/` with glob(), and interpolates the values of the company.
 * @param collections the names of all collections
 * @param heading a level 2 heading that each text of this collection must have
 * @throws ContentError with every problem of all collections, each after the name of its file
 */
export const markdown = (collections: readonly string[], heading?: string): Loader => ({
  name: 'content',
  load: async (context) => {
    const { collection, store, logger, watcher, parseData } = context;
    const base = `content/${collection}`;
    for (const file of globSync(`${base}/*.md`)) await check(file, context, heading);
    checked.add(collection);
    if (checked.size === collections.length) throwProblems(collections);

    // Cached entries may have older values of the company.
    store.clear();
    await glob({ pattern: '*.md', base, retainBody: false }).load({
      ...context,
      parseData: async ({ id, data, filePath = '' }) => {
        const parsed = await parseData({ id, data: Object.assign(data, frontMatterOf(filePath)), filePath });
        // After validation: a longer company name must not make a description too long.
        return Object.assign(parsed, interpolateAll(parsed));
      },
    });
    if (collection === 'jobs' && !watcher) for (const hint of openingHints(store.values())) logger.warn(hint);
  },
});

/** Collects the problems of a file. glob() stops at the first one, and only logs a rendering error. */
async function check(file: string, context: LoaderContext, heading?: string) {
  const report = (error: unknown) => void problems.push(`${file}: ${messageOf(error)}`);
  try {
    const data = frontMatterOf(file);
    await Promise.all([
      checkFields(file, data, context).catch(report),
      checkText(file, context, heading).catch(report),
    ]);
  } catch (error) {
    report(error);
  }
}

async function checkFields(file: string, data: Record<string, unknown>, { parseData }: LoaderContext) {
  const { path, aliases } = addressed.parse(await parseData({ id: parse(file).name, data, filePath: file }));
  // Paths that differ only by letter case are the same file on macOS and Windows.
  for (const address of [path, ...aliases].map((each) => each.toLowerCase()))
    files.set(address, (files.get(address) ?? new Set()).add(file));
}

async function checkText(file: string, { renderMarkdown }: LoaderContext, heading?: string) {
  const { metadata } = await renderMarkdown(readText(file), { fileURL: pathToFileURL(resolve(file)) });
  if (heading && !metadata?.headings?.some(({ depth, text }) => depth === 2 && text === heading))
    throw new ContentError(`needs the section "## ${heading}"; add it to the text`);
}

function throwProblems(collections: readonly string[]): void {
  const shared = [...files].filter(([, owners]) => owners.size > 1);
  const found = [
    ...problems,
    ...shared.map(
      ([address, owners]) =>
        `${[...owners].sort().join(' and ')}: have the same address ${address}; change one of them`,
    ),
    ...unreadFiles(collections),
  ];
  checked.clear();
  files.clear();
  problems.length = 0;
  if (found.length > 0) throw new ContentError(found.sort().join('\n'));
}

/** The message of an error. Astro's messages are in Markdown, and some repeat the name of a field. */
const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error))
    .replace(/(\*\*\S+\*\*: )\1/g, '$1')
    .replaceAll('**', '')
    .trim();
