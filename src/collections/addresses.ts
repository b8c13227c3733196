import { existsSync } from 'node:fs';
import { ContentProblem, frontMatterOf, place } from './problem.ts';

/** Which content file answers at which address, over all collections. */
const owners = new Map<string, string>();

/**
 * Notes that a content file answers at the `path` and the `aliases` of its front matter, and at no other any more.
 * @throws ContentProblem when another file that still exists answers there already.
 */
export function claim(file: string, { path, aliases }: Record<string, unknown>): void {
  for (const [address, owner] of owners) if (owner === file) owners.delete(address);
  const further: unknown[] = Array.isArray(aliases) ? aliases : [];
  for (const [index, address] of [path, ...further].entries()) {
    if (typeof address !== 'string') continue;
    const owner = owners.get(address);
    if (owner && existsSync(owner)) {
      const field = index === 0 ? ['path'] : ['aliases', String(index - 1)];
      const here = place(file, frontMatterOf(file).frontMatter, 2, field);
      throw new ContentProblem(`${here}: ${address} is already the address of ${owner}; give one another`);
    }
    owners.set(address, file);
  }
}
