import { memoize } from '../../memoize.ts';

/**
 * Writes the names by which Astro scopes styles (`data-astro-cid-hkbrpulz`) as `data-s0`, `data-s1` and so on: eight
 * chance letters each don't compress, and cost 270 to 290 bytes a page. Numbered in the order they are met, so that
 * pages with the same style keep the same style.
 */
export function shortScopes(page: string): string {
  let met = 0;
  const short = memoize<string, string>(() => `data-s${met++}`);
  return page.replace(/data-astro-cid-[a-z0-9]+/g, (name) => short(name));
}
