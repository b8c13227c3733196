import type { ContentFile } from './read-file.ts';

/** A value that no other file may have. */
interface Claim {
  readonly file: string;
  readonly value: string;
}

/** A message for each file that repeats a value of an earlier file. Ignores letter case, as macOS and Windows do in file names. */
const duplicates = (claims: readonly Claim[], messageFor: (value: string | undefined) => string): string[] =>
  [...Map.groupBy(claims, ({ value }) => value.toLowerCase()).values()].flatMap((group) => {
    const [first, ...others] = new Set(group.map(({ file }) => file));
    return others.map((file) => `${first} and ${file}: ${messageFor(group.at(-1)?.value)}`);
  });

/** A message for each address that two files share. */
export const addressProblems = (files: readonly ContentFile[]): string[] =>
  duplicates(
    files.flatMap(({ file, targets, aliases }) => [...targets, ...aliases].map((value) => ({ file, value }))),
    (address) =>
      `have the same address ${address}; change it in the address (path), the further addresses (aliases) or the heading of one`,
  );

/** A message for each open job with the title of another one. The application form lists jobs by title only. */
export const titleProblems = (files: readonly ContentFile[]): string[] =>
  duplicates(
    files.flatMap(({ file, entry }) =>
      entry?.folder === 'jobs' && entry.data['status'] === 'open'
        ? { file, value: String(entry.data['title']) }
        : [],
    ),
    (title) =>
      `have the same title ${title}, so applicants cannot choose between them; add the place to each title, or close one`,
  );
