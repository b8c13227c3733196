import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { parseSync } from 'vite';
import { type BuiltPage, unchangedSite } from '../support/built-site.ts';

/** The most that the scripts of an island may weigh, in bytes, compressed with brotli. */
const budget = 82_000;

const islandsOf = ({ document }: BuiltPage) => [...document.querySelectorAll('astro-island')];
const islands = unchangedSite.pages.flatMap(islandsOf);

const urlsOf = (attribute: string) => [
  ...new Set(islands.map((island) => island.getAttribute(attribute) ?? '')),
];
const components = urlsOf('component-url');
const renderers = urlsOf('renderer-url');

const read = (url: string) => readFileSync(join(unchangedSite.dir, url), 'utf8');

/** The URLs that a script imports before it runs. */
const importsOf = (url: string) =>
  parseSync(url, read(url)).module.staticImports.map(
    ({ moduleRequest }) => new URL(moduleRequest.value, `https://site.test${url}`).pathname,
  );

/** The files that an island loads: its own and the renderer, then those that these import. */
const filesOf = (component: string) => {
  const first = [component, ...renderers];
  return new Set([...first, ...first.flatMap(importsOf)]);
};

test('an island loads its files in two round trips', () => {
  for (const component of components) {
    const files = filesOf(component);
    for (const url of [...files].flatMap(importsOf)) expect.soft([...files], component).toContain(url);
  }
});

test('an island needs no more script than its budget', () => {
  const files = new Set(components.flatMap((component) => [...filesOf(component)]));
  const sizes = new Map([...files].map((url) => [url, brotliCompressSync(read(url)).length]));
  for (const component of components) {
    const weights = [...filesOf(component)].map((url) => sizes.get(url) ?? 0);
    expect.soft(weights.length, component).toBeGreaterThan(1);
    const total = weights.reduce((total, size) => total + size);
    expect.soft(total, component).toBeLessThan(budget);
  }
});
