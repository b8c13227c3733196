import { faceMaker, lettersOf } from './face.ts';

const latin1 = Array.from({ length: 224 }, (_, index) => String.fromCodePoint(32 + index)).join('');

/**
 * The heading face while developing, when no page is finished: the letters of most languages of western Europe, as a
 * script for the head of every page.
 * @param cache folder for what is the same in every build
 */
export async function devFace(cache: URL): Promise<string> {
  const { css } = await faceMaker(cache)(lettersOf(`${latin1}‘’“”–—…`));
  return `document.head.append(Object.assign(document.createElement('style'),{textContent:${JSON.stringify(css)}}))`;
}
