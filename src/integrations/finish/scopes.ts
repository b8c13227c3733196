import { memoize } from '../../memoize.ts';
import { attribute, type Element } from './html.ts';

/**
 * Writes the classes by which Astro scopes styles (`astro-hkbrpulz`) as `s0`, `s1` and so on: eight chance letters each
 * don't compress, and cost 270 to 290 bytes a page. Numbered in the order they are met, so that pages with the same
 * style keep the same style. What no element of the page has keeps its name, and its style goes (`style.ts`).
 */
export function shortScopes(page: string): string {
  let met = 0;
  const short = memoize<string, string>(() => `s${met++}`);
  const classes = [...page.matchAll(/(?<=class=")[^"]*/g)].join(' ').split(' ');
  const names = new Set(page.match(/(?<=\.)astro-[a-z0-9]{8}\b/g)).intersection(new Set(classes));
  return page.replace(/\bastro-[a-z0-9]{8}\b/g, (name) => (names.has(name) ? short(name) : name));
}

/** Takes the scope's class off the elements that have no other and that no style looks for by it. */
export function dropUnsoughtScopes(elements: readonly Element[], css: string): void {
  const sought = new Set(css.match(/(?<![\w.-])([a-z]\w*)?\.s\d+\b/g));
  for (const each of elements) {
    const name = attribute(each, 'class')?.trim();
    if (name && /^s\d+$/.test(name) && !sought.has(`${each.tagName}.${name}`) && !sought.has(`.${name}`))
      each.attrs = each.attrs.filter((attr) => attr.name !== 'class');
  }
}
