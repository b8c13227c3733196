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

/** The tokens of a colour scheme, by their names. Dark and more contrast declare only those that differ. */
function tokensOf(scheme: 'light' | 'dark', hasMoreContrast = false): ReadonlyMap<string, string> {
  const [light = '', dark = '', more = ''] = tokens.split(
    /prefers-color-scheme: dark|prefers-contrast: more/,
  );
  const read = (css: string) =>
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value] as const);
  return new Map([
    ...read(light.split('@media')[0] ?? ''),
    ...(scheme === 'dark' ? read(dark) : []),
    ...(hasMoreContrast ? read(more) : []),
  ]);
}

/** The relative luminance of a token (WCAG 2.2). */
function luminance(values: ReadonlyMap<string, string>, name: string): number {
  const value = values.get(name) ?? '';
  const [, reference] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (reference) return luminance(values, reference);
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5]
    .map((at) => parseInt(value.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(scheme: 'light' | 'dark', one: string, other: string, hasMoreContrast = false): number {
  const values = tokensOf(scheme, hasMoreContrast);
  const [dark = NaN, light = NaN] = [luminance(values, one), luminance(values, other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = ['page', 'surface', 'alternate'];
const texts = ['text', 'quiet', 'accent'].flatMap((text) =>
  backgrounds.map((background) => [text, background] as const),
);
const onColour = [
  ['on-deep', 'deep'],
  ['on-deep', 'call'],
  ['on-deep', 'leaf'],
  ['on-deep-quiet', 'deep'],
  ['on-action', 'action'],
] as const;

for (const scheme of ['light', 'dark'] as const)
  test(`text can be read on its background in the ${scheme} scheme`, () => {
    for (const [text, background] of [...texts, ...onColour])
      expect.soft(contrast(scheme, text, background), `${text} on ${background}`).toBeGreaterThanOrEqual(4.5);
    for (const background of backgrounds)
      expect.soft(contrast(scheme, 'edge', background), `edge on ${background}`).toBeGreaterThanOrEqual(3);
  });

for (const scheme of ['light', 'dark'] as const)
  test(`with more contrast, text has the enhanced contrast of WCAG in the ${scheme} scheme`, () => {
    for (const [text, background] of [...texts, ...onColour])
      expect
        .soft(contrast(scheme, text, background, true), `${text} on ${background}`)
        .toBeGreaterThanOrEqual(7);
  });

test('the dark scheme has the warm colours of the light one', () => {
  const values = tokensOf('dark');
  for (const [name, colour] of values) {
    const [red = NaN, , blue = NaN] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
    if (colour.startsWith('#') && name !== 'leaf')
      expect.soft(red, `${name} ${colour}`).toBeGreaterThan(blue);
  }
  expect(contrast('dark', 'on-deep', 'deep')).toBeGreaterThanOrEqual(13.9);
  expect(contrast('dark', 'turmeric', 'deep')).toBeGreaterThanOrEqual(6.8);
});

test('backgrounds next to each other differ in the dark scheme', () => {
  for (const [one, other] of [
    ['page', 'surface'],
    ['page', 'alternate'],
    ['page', 'deep'],
    ['page', 'leaf'],
    ['alternate', 'leaf'],
    ['call', 'page'],
    ['call', 'alternate'],
    ['call', 'deep'],
  ] as const)
    expect.soft(contrast('dark', one, other), `${one} beside ${other}`).toBeGreaterThanOrEqual(1.25);
});
