import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import astro from 'astro/package.json' with { type: 'json' };
import { parseSync } from 'vite';
import { attribute, elementsOf } from '../../src/integrations/finish/html.ts';
import { runtimeUrl } from '../../src/integrations/island-runtime.ts';
import { builtPages } from '../support/fixtures/built.ts';

/** The most that the scripts of one island may weigh, in bytes, compressed. */
const budget = 84_000;

const scriptAt = (url: string) => readFileSync(join('dist', url), 'utf8');

/** The URLs that a script imports statically. */
const importsOf = (url: string) => {
  const { staticImports } = parseSync(url, scriptAt(url)).module;
  return staticImports.map(
    ({ moduleRequest }) => new URL(moduleRequest.value, `https://dist${url}`).pathname,
  );
};

const islands = builtPages()
  .flatMap(({ html }) => elementsOf(html))
  .filter(({ tagName }) => tagName === 'astro-island');
const urls = (name: string) => new Set(islands.map((island) => attribute(island, name) ?? 'none'));
const [components, renderers] = [urls('component-url'), urls('renderer-url')];
const runtime = runtimeUrl(astro.version);

test('an island loads its own file, the shared one and the runtime in parallel, and nothing after them', () => {
  expect(components.size).toBeGreaterThan(1);
  expect(renderers.size).toBe(1);
  for (const component of components) expect(importsOf(component), component).toEqual([...renderers]);
  for (const script of [...renderers, runtime]) expect(importsOf(script), script).toEqual([]);
});

test('no island brings more script than a slow phone can take', () => {
  const sizeOf = (url: string) => brotliCompressSync(scriptAt(url)).length;
  for (const component of components) {
    const sizes = [component, ...renderers, runtime].map(sizeOf);
    expect(
      sizes.reduce((sum, size) => sum + size),
      component,
    ).toBeLessThanOrEqual(budget);
  }
});
