import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import Color from 'colorjs.io';
import stylelint from 'stylelint';
import { runnerImport } from 'vite';

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

/** The colours in the CSS of a source file, or in the strings of a script. */
async function coloursIn({ css, text, file }: { css: string; text: string; file: string }) {
  if (/\.tsx?$/.test(file)) return text.match(/['"`](#[\da-f]{3,8}\b|(rgb|hsl|ok)\w*\()/gi) ?? [];
  const functions = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];
  const rules = { 'color-named': 'never', 'color-no-hex': true, 'function-disallowed-list': functions };
  const { results } = await stylelint.lint({ code: css, config: { rules } });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
}

test('no colour is written outside the tokens', async () => {
  const css = 'a { color: crimson; fill: #fff; stroke: hwb(1 1% 1%) }';
  expect(await coloursIn({ file: 'x.css', css, text: '' })).toHaveLength(3);
  expect(await coloursIn({ file: 'x.ts', css: '', text: "'#fff', `rgb(0 0 0)`" })).toHaveLength(2);
  for (const source of others) expect.soft(await coloursIn(source), source.file).toEqual([]);
});

test('every token that is used is declared, and every declared token is used', () => {
  const declaration = /(--[\w-]+)\s*:/g;
  const declared = namesIn(tokens, declaration);
  const local = namesIn(others.map(({ css }) => css).join(), declaration);
  const used = namesIn(sources.map(({ text }) => text).join(), /var\((--[\w-]+)/g);
  expect([...used.difference(declared).difference(local)]).toEqual([]);
  expect([...declared.difference(used)]).toEqual([]);
});

test('the backgrounds of the dark scheme differ', async () => {
  const path = resolve('src/styles/colour.ts');
  const config = { configFile: false, logLevel: 'error' } as const;
  const { module } = await runnerImport<typeof import('../../src/styles/colour.ts')>(path, config);
  const dark = (name: string) => new Color(module.colour(name, 'dark'));
  const contrast = (one: string, other: string) => dark(one).contrast(dark(other), 'WCAG21');
  for (const background of ['surface', 'deep', 'leaf', 'call'])
    expect.soft(contrast('page', background), `${background} beside the page`).toBeGreaterThanOrEqual(1.25);
  // An alternate section is between the page and its cards.
  for (const background of ['page', 'surface'])
    expect.soft(contrast('alternate', background), background).toBeGreaterThanOrEqual(1.1);
  expect(dark('alternate').luminance).toBeLessThan(dark('surface').luminance);
});
