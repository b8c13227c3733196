import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const tokensFile = 'src/styles/tokens.css';

/** The CSS of a source file, without comments: all of a style sheet, or the style elements of a component. */
function cssOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  const css = file.endsWith('.css')
    ? [text]
    : [...text.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css);
  return css.join('\n').replaceAll(/\/\*[^]*?\*\//g, '');
}

const sources = globSync('src/**/*.{astro,css,tsx,ts}').map((file) => ({
  file,
  css: cssOf(file),
  text: readFileSync(file, 'utf8'),
}));
const tokens = cssOf(tokensFile);
const others = sources.filter(({ file }) => file !== tokensFile);

const namesIn = (css: string, pattern: RegExp) => new Set([...css.matchAll(pattern)].map(([, name]) => name));

test('no colour is written outside the tokens', () => {
  const colour =
    /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|:\s*(black|white|red|green|blue|gr[ae]y|teal|orange)\b/i;
  expect('a { color: red } b { color: #fff }').toMatch(colour);
  for (const { file, css } of others) expect.soft(colour.exec(css)?.[0], file).toBeUndefined();
});

test('every token that is used is declared, and every declared token is used', () => {
  const declaration = /(--[\w-]+)\s*:/g;
  const declared = namesIn(tokens, declaration);
  const local = namesIn(others.map(({ css }) => css).join(), declaration);
  const used = namesIn(sources.map(({ text }) => text).join(), /var\((--[\w-]+)/g);
  expect([...used.difference(declared).difference(local)]).toEqual([]);
  expect([...declared.difference(used)]).toEqual([]);
});

/** The value of a token in the dark scheme, which declares only those that differ. */
function darkValue(name: string): string {
  const [light = '', dark = ''] = tokens.split(/prefers-color-scheme: dark|prefers-contrast: more/);
  const declaration = new RegExp(`--${name}:\\s*([^;]+);`);
  const value = (declaration.exec(dark) ?? declaration.exec(light))?.[1] ?? '';
  const [, reference] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  return reference === undefined ? value : darkValue(reference);
}

/** Red, green and blue from 0 to 1. */
const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);

/** The relative luminance of a colour (WCAG 2.2). */
function luminance(hex: string): number {
  const linear = channels(hex).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  const [red = NaN, green = NaN, blue = NaN] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two tokens in the dark scheme. */
function contrast(one: string, other: string): number {
  const [dark = NaN, light = NaN] = [one, other]
    .map(darkValue)
    .map(luminance)
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('the dark scheme has the warm colours of the light one, and backgrounds that differ', () => {
  for (const name of ['page', 'surface', 'alternate', 'hairline', 'edge', 'accent', 'deep', 'call']) {
    const [red = NaN, , blue = NaN] = channels(darkValue(name));
    expect.soft(red, name).toBeGreaterThan(blue);
  }
  expect(contrast('on-deep', 'deep')).toBeGreaterThanOrEqual(13.9);
  expect(contrast('turmeric', 'deep')).toBeGreaterThanOrEqual(6.8);
  for (const background of ['surface', 'deep', 'leaf', 'call'])
    expect.soft(contrast('page', background), `${background} beside the page`).toBeGreaterThanOrEqual(1.25);
  // An alternate section is between the page and its cards.
  for (const background of ['page', 'surface'])
    expect
      .soft(contrast('alternate', background), `alternate beside ${background}`)
      .toBeGreaterThanOrEqual(1.1);
  expect(luminance(darkValue('alternate'))).toBeLessThan(luminance(darkValue('surface')));
});
