import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { attribute, type Element, textOf } from './html.ts';
import { memoize } from '../../memoize.ts';

/**
 * Astro's runtime of islands, which it writes into every page before the first of them (1.4 KB compressed). No island
 * wakes before the first frame, so it becomes a file that is asked for together with the island's chunks.
 */
export const isRuntime = (element: Element) =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  textOf(element).includes('customElements.define("astro-island"');

/**
 * Writes the runtime into the built folder, once however many pages have it.
 * @param dir the built folder
 * @returns what gives the address of the file for the text of the runtime
 */
export function runtimeFiles(dir: URL): (text: string) => Promise<string> {
  return memoize(async (text) => {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const address = `/_astro/islands.${hash}.js`;
    await writeFile(new URL(`.${address}`, dir), text);
    return address;
  });
}
