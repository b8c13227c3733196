import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { lexer, parse, walk } from 'css-tree';

/** A source file of the site, and what of it is style. */
interface Source {
  readonly file: string;
  readonly text: string;
  /** Its CSS without comments: all of a style sheet, the style elements of a component, nothing of a script. */
  readonly css: string;
  /** What is not CSS. */
  readonly code: string;
}

const styles = /<style[^>]*>([\s\S]*?)<\/style>/g;
const sources: readonly Source[] = globSync('src/**/*.{astro,css,ts,tsx}').map((file) => {
  const text = readFileSync(file, 'utf8');
  const sheet = file.endsWith('.css');
  const css = sheet ? text : [...text.matchAll(styles)].map(([, style]) => style).join('\n');
  return {
    file,
    text,
    css: css.replaceAll(/\/\*[\s\S]*?\*\//g, ''),
    code: sheet ? '' : text.replaceAll(styles, ''),
  };
});

const tokens = 'src/styles/tokens.css';
const outside = sources.filter(({ file }) => file !== tokens);
const declared = (source: Source | undefined) =>
  [...(source?.css ?? '').matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name);

/** No colours of ours: what every property knows, none, the text's own, and those of forced-colors mode. */
const allowed =
  /^(inherit|revert|transparent|currentcolor|canvas(text)?|linktext|highlight(text)?|graytext)$/i;
const functions = /\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const isColour = (word: string) =>
  functions.test(word) || (!allowed.test(word) && !lexer.matchType('color', word).error);

/** The words, hexes and functions in the values of a style sheet. */
function wordsOf(css: string): string[] {
  const words: string[] = [];
  walk(parse(css, { parseCustomProperty: true }), function visit(node) {
    if (!this.declaration) return;
    if (node.type === 'Identifier') words.push(node.name);
    if (node.type === 'Hash') words.push(`#${node.value}`);
    if (node.type === 'Function') words.push(`${node.name}(`);
  });
  return words;
}

/** The texts in quotes of a piece of code that hold a hex or a function. */
const literals = (code: string) =>
  [...code.matchAll(/(['"`])([^'"`\n]{3,60})\1/g)].flatMap(([, , text = '']) => [
    ...(text.match(/#[\da-f]{3,8}\b/gi) ?? []),
    ...(functions.test(text) ? [text] : []),
  ]);
/** Names of colours count only where a colour is meant: many of them are everyday words. */
const painted = (code: string) =>
  [...code.matchAll(/\b(?:fill|stroke|[a-z-]*colou?r|background)\s*[=:]\s*\{?['"`]([a-z]+)['"`]/gi)].map(
    ([, text = '']) => text,
  );

test('no colour is written outside the tokens', () => {
  const words = outside.flatMap(({ file, css, code }) =>
    [...wordsOf(css), ...literals(code), ...painted(code)].map((word) => ({ file, word })),
  );
  expect(words.length).toBeGreaterThan(200);
  expect(['red', '#fff', 'rgb(', 'currentcolor'].filter(isColour)).toEqual(['red', '#fff', 'rgb(']);
  expect(words.filter(({ word }) => isColour(word))).toEqual([]);
});

test('every token that is used is declared, and every one that is declared is used', () => {
  const own = declared(sources.find(({ file }) => file === tokens));
  const used = sources.flatMap(({ text }) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const local = outside.flatMap(declared);
  expect(own.length).toBeGreaterThan(20);
  expect(new Set(used).difference(new Set([...own, ...local]))).toEqual(new Set());
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

/** How bright a colour is (WCAG 2.2, relative luminance). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('by night each ground is told from the one beside it', () => {
  const { css = '' } = sources.find(({ file }) => file === tokens) ?? {};
  // The dark scheme is declared last.
  const night = (name: string) =>
    luminance(css.match(new RegExp(`(?<=--${name}: )#\\w{6}`, 'g'))?.at(-1) ?? '');
  for (const [one, other] of [
    ['page', 'alternate'],
    ['page', 'deep'],
    ['page', 'leaf'],
    ['surface', 'deep'],
    ['surface', 'leaf'],
    ['call', 'page'],
    ['call', 'alternate'],
    ['call', 'deep'],
  ] as const) {
    const [dark = 0, light = 0] = [night(one), night(other)].sort((a, b) => a - b);
    expect((light + 0.05) / (dark + 0.05), `${one} beside ${other}`).toBeGreaterThanOrEqual(1.25);
  }
});
