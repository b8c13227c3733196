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

test('every token that is used is declared, and every declared token is used', () => {
  const declaration = /(--[\w-]+)\s*:/g;
  const declared = namesIn(tokens, declaration);
  const local = namesIn(others.map(({ css }) => css).join(), declaration);
  const used = namesIn(sources.map(({ text }) => text).join(), /var\((--[\w-]+)/g);
  expect([...used.difference(declared).difference(local)]).toEqual([]);
  expect([...declared.difference(used)]).toEqual([]);
});

test('only the tokens name colours', async () => {
  const functions = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];
  const rules = { 'color-no-hex': true, 'color-named': 'never', 'function-disallowed-list': functions };
  const styles = others.filter(({ file }) => /\.(css|astro)$/.test(file));
  const code = styles.map(({ css }) => css).join('\n');
  const { results } = await stylelint.lint({ code, config: { rules } });
  expect(results.flatMap(({ warnings }) => warnings.map(({ text }) => text))).toEqual([]);
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
