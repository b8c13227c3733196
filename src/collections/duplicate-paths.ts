import { z } from 'astro/zod';

const addressed = z.object({ path: z.string(), aliases: z.array(z.string()).default([]) });

/** The addresses of a content file. */
export interface Entry extends z.infer<typeof addressed> {
  readonly file: string;
}

export const entryOf = (file: string, data: unknown): Entry => ({ file, ...addressed.parse(data) });

/**
 * One sentence for each address that two files state. Letter case makes no difference, since it makes none in file
 * names on macOS and Windows; only the aliases of a file may differ from its path by case.
 */
export function duplicatePaths(entries: readonly Entry[]): string[] {
  const owners = new Map<string, Entry>();
  return entries
    .toSorted((a, b) => a.file.localeCompare(b.file))
    .flatMap((entry) =>
      [entry.path, ...entry.aliases].flatMap((address, index, own) => {
        const owner = owners.get(address.toLowerCase()) ?? entry;
        owners.set(address.toLowerCase(), owner);
        if (owner === entry && own.indexOf(address) === index) return [];
        return `${entry.file}: the address ${address} belongs to ${owner.file}`;
      }),
    );
}
