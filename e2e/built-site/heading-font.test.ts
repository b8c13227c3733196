import { expect, test } from '@playwright/test';
import { create } from 'fontkitten';
import { type BuiltPage, builtSites } from '../support/sites/built-site.ts';

/** The letters of the fonts in the page. */
function lettersOfFonts(page: BuiltPage): Set<string> {
  const css = page
    .all('style')
    .map((style) => style.textContent)
    .join('');
  const fonts = [...css.matchAll(/url\(data:font\/woff2;base64,([^)]+)\)/g)];
  const codes = fonts.flatMap(([, data = '']) => {
    const font = create(Buffer.from(data, 'base64'));
    return font.isCollection ? [] : font.characterSet;
  });
  // U+FFFF marks the end of a table in the font.
  return new Set(codes.filter((code) => code !== 0xffff).map((code) => String.fromCodePoint(code)));
}

/** The letters of the texts in the heading font. */
function lettersOfHeadings(page: BuiltPage): Set<string> {
  const headings = page.all('h1, h2, h3, [data-heading-font]');
  const text = headings.map((heading) => heading.textContent).join('');
  return new Set((text + text.normalize('NFC')).replace(/\s+/g, ' '));
}

for (const site of builtSites)
  test(`the heading font of every page of ${site.name} has exactly the letters of its headings`, () => {
    for (const page of site.pages) {
      const font = lettersOfFonts(page);
      const headings = lettersOfHeadings(page);
      expect.soft([...font.difference(headings)], `${page.path}: unused letters`).toEqual([]);
      // The font has only Latin letters.
      const missing = [...headings.difference(font)].filter((letter) =>
        /[ -~\p{P}\p{Script=Latin}]/u.test(letter),
      );
      expect.soft(missing, `${page.path}: missing letters`).toEqual([]);
    }
  });
