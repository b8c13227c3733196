import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { type ContentEntry, type Kind, readContent } from '../content-files/read.ts';
import { asHtml, fill, fillAll } from './fill.ts';
import { hintsOn } from './hints.ts';

/**
 * The texts of the collection's folder in `content/`, with words such as `{company}` filled in. Every collection is
 * read and checked together with all others, so that one build tells all mistakes and no two texts share an address.
 * @throws ContentProblem with one sentence for every mistake in any text.
 */
export function markdown(kinds: Readonly<Record<string, Kind>>): Loader {
  return {
    name: 'content',
    load: async (context) => {
      const { collection, store, generateDigest, logger, watcher } = context;
      const entries = (await readTogether(kinds, context)).filter((entry) => entry.collection === collection);
      const left = new Set(store.keys());
      for (const { id, file: filePath, data, body, rendered } of entries) {
        const { html, metadata } = rendered;
        left.delete(id);
        const entry = { id, filePath, data: fillAll(data), body: fill(body) };
        store.set({
          ...entry,
          digest: generateDigest(JSON.stringify([entry, html])),
          rendered: { html: fill(html, asHtml), ...(metadata && { metadata }) },
          assetImports: metadata?.imagePaths ?? [],
        });
      }
      for (const id of left) store.delete(id);
      if (collection === 'jobs' && !watcher) for (const hint of hintsOn(entries)) logger.warn(hint);
    },
  };
}

let reading: Promise<ContentEntry[]> | undefined;

/** Astro loads all collections at once: those that ask while the content is being read share what is read. */
const readTogether = (kinds: Readonly<Record<string, Kind>>, { renderMarkdown }: LoaderContext) =>
  (reading ??= readContent(kinds, (body, file) =>
    // Astro takes off front matter here; with some of its own, a body that begins with a line --- keeps it.
    renderMarkdown(`---\n\n---\n${body}`, { fileURL: pathToFileURL(resolve(file)) }),
  ).finally(() => {
    reading = undefined;
  }));
