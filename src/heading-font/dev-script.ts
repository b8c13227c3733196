import { headingFont, lettersOf } from './heading-font.ts';

const latin1 = Array.from({ length: 224 }, (_, index) => String.fromCodePoint(32 + index)).join('');

/**
 * The heading font while developing, when no page is finished: the letters of most languages of western Europe, as a
 * script for the head of every page.
 */
export async function devFont(): Promise<string> {
  const css = await headingFont(lettersOf(`${latin1}‘’“”–—…`));
  return `document.head.append(Object.assign(document.createElement('style'),{textContent:${JSON.stringify(css)}}))`;
}
