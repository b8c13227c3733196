import type { Entry } from './read-file.ts';

/** A message for each open job with the title of another one. The application form lists jobs by title only. */
export function sharedTitles(entries: readonly Entry[]): string[] {
  const open = entries.filter(({ folder, data }) => folder === 'jobs' && data['status'] === 'open');
  const groups = Map.groupBy(open, ({ data }) => String(data['title']).toLowerCase());
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.map(
      ({ filePath, data }) =>
        `${first?.filePath} and ${filePath}: have the same title ${String(data['title'])}, so applicants cannot choose between them; add the place to each title, or close one`,
    ),
  );
}
