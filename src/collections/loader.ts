import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { duplicatePaths, type Entry, entryOf } from './duplicate-paths.ts';
import { ContentError, parseYaml, readText, unreadFiles } from './files.ts';
import { openingHints } from './hints.ts';
import { interpolateAll } from './interpolate.ts';

// Of the collections loaded so far. Astro loads all at once, and stops at the first that throws.
const loaded = new Set<string>();
const entries: Entry[] = [];
const problems: string[] = [];

/**
 * Loads the Markdown files of `content/<collection>/` with glob(), and fills in the values of the company.
 * @param collections the names of all collections; the last one to load reports the problems of all
 * @param heading a level 2 heading that each text of this collection must have
 * @throws ContentError that names the file of each problem
 */
export const markdown = (collections: readonly string[], heading?: string): Loader => ({
  name: 'content',
  load: async (context) => {
    const { collection, store, watcher } = context;
    const folder = `content/${collection}`;
    let loading = true;

    const parseData: LoaderContext['parseData'] = async ({ id, data, filePath = '' }) => {
      const file = relative('.', filePath);
      // The limits of the schema apply to the text as it was written, so that a long company name breaks no build.
      const parse = async () => {
        const parsed = await context.parseData({ id, data: Object.assign(data, fieldsOf(file)), filePath });
        return Object.assign(parsed, interpolateAll(parsed));
      };
      // While developing, glob() logs the error of a changed file.
      if (!loading) return parse();
      try {
        const parsed = await parse();
        entries.push(entryOf(file, parsed));
        return parsed;
      } catch (error) {
        problems.push(`${file}: ${messageOf(error)}`);
        return data;
      }
    };
    // A text that can't be rendered is an error that glob() only logs.
    const logger = context.logger.fork(context.logger.label);
    logger.error = (message) => {
      if (loading) problems.push(`${folder}/${message.replace(/^Error \w+ /, '')}`);
      else context.logger.error(message);
    };
    // glob() stops at the first file that it can't read.
    const unreadable = globSync(`${folder}/*.md`).filter(isUnreadable);
    const pattern = ['*.md', ...unreadable.map((file) => `!${relative(folder, file)}`)];

    // Entries of the cache have the values the company had before.
    store.clear();
    await glob({ pattern, base: folder, retainBody: false }).load({ ...context, logger, parseData });
    loading = false;

    for (const { filePath, rendered } of store.values())
      if (
        heading &&
        !rendered?.metadata?.headings?.some(({ depth, text }) => depth === 2 && text === heading)
      )
        problems.push(`${filePath}: needs the section "## ${heading}"`);
    if (collection === 'jobs' && !watcher)
      for (const hint of openingHints(store.values())) context.logger.warn(hint);

    loaded.add(collection);
    if (loaded.size === collections.length) throwProblems(collections);
  },
});

/** The front matter of a file. */
function fieldsOf(file: string): unknown {
  const [, yaml = ''] = /^\s*---(\r?\n.*?\r?\n)---/s.exec(readText(file)) ?? [];
  return parseYaml(file, yaml);
}

function isUnreadable(file: string): boolean {
  try {
    fieldsOf(file);
    return false;
  } catch (error) {
    problems.push(messageOf(error));
    return true;
  }
}

function throwProblems(collections: readonly string[]): void {
  const found = [...problems, ...duplicatePaths(entries), ...unreadFiles(collections)];
  loaded.clear();
  entries.length = 0;
  problems.length = 0;
  if (found.length > 0) throw new ContentError(found.sort().join('\n'));
}

/** The message of an error. Astro's own are in Markdown, and some name a field twice. */
const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error))
    .replace(/(\*\*\S+\*\*: )\1/g, '$1')
    .replaceAll('**', '')
    .trim();
