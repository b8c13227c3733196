import type { Loader } from 'astro/loaders';
import { ContentError } from '../content-error.ts';
import { addressProblems, titleProblems } from './duplicates.ts';
import { contentFiles, missingPageProblems } from './files.ts';
import { linkProblems } from './links.ts';
import { publicPhotoProblems } from './pictures.ts';
import { readContentFile } from './read-file.ts';

let reading: ReturnType<typeof readContent> | undefined;

/**
 * One loader for all collections. Astro loads the collections at the same time and stops at the first error. This loader reads
 * `content/` once and reports the problems of all files together.
 */
export const contentLoader: Loader = {
  name: 'content',
  load: async ({ collection, store }) => {
    reading ??= readContent().finally(() => (reading = undefined));
    const entries = (await reading).filter(({ folder }) => folder === collection);
    // Cached entries may contain old values of the company.
    store.clear();
    for (const entry of entries) store.set(entry);
  },
};

/**
 * Reads and checks every file of `content/`.
 * @throws ContentError with every problem, each after the name of its file
 */
async function readContent() {
  const paths = contentFiles();
  const files = await Promise.all(paths.map(readContentFile));
  const problems = [
    ...missingPageProblems(paths),
    ...files.flatMap((file) => file.problems),
    ...addressProblems(files),
    ...titleProblems(files),
    ...(await publicPhotoProblems()),
    ...linkProblems(
      files.flatMap((file) => file.links),
      new Set(files.flatMap((file) => file.targets)),
    ),
  ];
  if (problems.length > 0) throw new ContentError(problems.join('\n'));
  return files.flatMap(({ entry }) => entry ?? []);
}
