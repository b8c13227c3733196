import { expect, test } from '@playwright/test';
import { type Source, sources, valuesIn } from '../support/fixtures/styles.ts';

const tokens = 'src/styles/tokens.css';
const outside = sources.filter(({ file }) => file !== tokens);
const declared = (source: Source | undefined) =>
  [...(source?.css ?? '').matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name);

/** Colours that are not ours: none, the text's own, and those a visitor sets in forced-colors mode. */
const allowed = /^(inherit|transparent|currentcolor|canvas(text)?|linktext|highlight(text)?|graytext)$/i;
const functions = /\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;

/** The texts in quotes of a piece of code. */
const literals = (code: string) =>
  [...code.matchAll(/(['"`])([^'"`\n]{3,60})\1/g)].map(([, , text = '']) => text);
/** Names of colours count only where a colour is meant: many of them are everyday words. */
const painted = (code: string) =>
  [...code.matchAll(/\b(?:fill|stroke|[a-z-]*colou?r|background)\s*[=:]\s*\{?['"`]([a-z]+)['"`]/gi)].map(
    ([, text = '']) => text,
  );

test('no colour is written outside the tokens', async ({ page }) => {
  const words = outside.flatMap(({ file, css, code }) => {
    const values = valuesIn(css).flatMap(
      (value) => value.match(/#[\da-f]+\b|(?<![\w-])[a-z]+(?![\w(-])/gi) ?? [],
    );
    const hexes = literals(code).flatMap((text) => text.match(/#[\da-f]{3,8}\b/gi) ?? []);
    return [...values, ...hexes, ...painted(code)].map((word) => ({ file, word }));
  });
  expect(words.length).toBeGreaterThan(200);
  const colours = await page.evaluate(
    (all) => all.filter((word) => CSS.supports('color', word)),
    [...new Set(words.map(({ word }) => word))],
  );
  const named = new Set(colours.filter((word) => !allowed.test(word)));
  expect(words.filter(({ word }) => named.has(word))).toEqual([]);
  const called = outside.flatMap(({ file, css, code }) =>
    [...valuesIn(css), ...literals(code)]
      .filter((text) => functions.test(text))
      .map((text) => ({ file, text })),
  );
  expect(called).toEqual([]);
});

test('every token that is used is declared, and every one that is declared is used', () => {
  const own = declared(sources.find(({ file }) => file === tokens));
  const used = sources.flatMap(({ text }) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const local = outside.flatMap(declared);
  // Set by who places a drawing, else it keeps to the text and the tokens.
  const hooks = ['--kolam-line', '--kolam-dot'];
  expect(new Set(used).difference(new Set([...own, ...local, ...hooks]))).toEqual(new Set());
  expect(new Set(own).difference(new Set(used))).toEqual(new Set());
});

test('no element has a style of its own', () => {
  for (const { file, code } of sources)
    expect(code, file).not.toMatch(/\sstyle\s*=|\bdefine:vars\b|\.setAttribute\(\s*['"]style/);
});

test('tokens come before the base, and what components say comes after both', () => {
  const layers = Object.fromEntries(
    sources.flatMap(({ file, css }) => {
      const found = css.match(/@layer[^{;]+/g);
      return found ? [[file, found.map((layer) => layer.trim())]] : [];
    }),
  );
  expect(layers).toEqual({
    'src/styles/layers.css': ['@layer tokens, base'],
    [tokens]: ['@layer tokens'],
    'src/styles/base.css': ['@layer base'],
  });
  for (const { file, css } of sources.filter(({ file }) => /styles\/(tokens|base)\.css$/.test(file))) {
    expect(css.match(/^[^\s}].*/gm), file).toEqual([expect.stringMatching(/^@layer \w+ \{$/)]);
  }
  const first = sources
    .find(({ file }) => file === 'src/layouts/Base.astro')
    ?.code.match(/styles\/\w+\.css/g);
  expect(first).toEqual(['styles/layers.css', 'styles/tokens.css', 'styles/base.css']);
  for (const { file, css } of outside.filter(({ file }) => file !== 'src/styles/base.css'))
    expect(css, file).not.toContain('!important');
});
