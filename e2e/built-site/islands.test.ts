import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { parseSync } from 'vite';
import { unchangedSite } from '../support/sites/built-site.ts';

/** The most that the scripts of an island may weigh, in bytes of brotli. */
const budget = 82_000;

const { pages, read } = unchangedSite;
const islands = pages.flatMap((page) => page.all('astro-island'));

const urlsOf = (attribute: string) => [
  ...new Set(islands.map((island) => island.getAttribute(attribute) ?? '')),
];
const components = urlsOf('component-url');
const renderers = urlsOf('renderer-url');

/** The URLs that a script imports before it runs. */
const importsOf = (url: string) =>
  parseSync(url, read(url)).module.staticImports.map(
    ({ moduleRequest }) => new URL(moduleRequest.value, `https://site.test${url}`).pathname,
  );

/** The files that an island loads: the component and the renderer, then what they import. */
const filesOf = (component: string) => {
  const first = [component, ...renderers];
  return new Set([...first, ...first.flatMap(importsOf)]);
};

test('an island loads its files in two round trips, and no more script than its budget', () => {
  for (const component of components) {
    const files = [...filesOf(component)];
    for (const url of files.flatMap(importsOf)) expect.soft(files, component).toContain(url);
    expect.soft(files.length, component).toBeGreaterThan(1);
    const total = files.reduce((total, url) => total + brotliCompressSync(read(url)).length, 0);
    expect.soft(total, component).toBeLessThan(budget);
  }
});
