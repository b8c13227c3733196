import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import astro from 'astro/package.json' with { type: 'json' };
import { parseSync, Visitor } from 'vite';
import { runtimeUrl } from '../../src/hydration/astro-internals.ts';
import { type BuiltPage, builtSites, plainSite } from './built-site.ts';

/** The most that the scripts of an island may weigh, in bytes, compressed with brotli. Only the forms call the API. */
const budgets: Partial<Record<string, number>> = { forms: 77_000, HeaderMenu: 65_000, TermsCheckbox: 62_800 };

const islandsOf = ({ document }: BuiltPage) => [...document.querySelectorAll('astro-island')];
const islands = plainSite.pages.flatMap(islandsOf);

const urlsOf = (attribute: string) => [
  ...new Set(islands.map((island) => island.getAttribute(attribute) ?? '')),
];
const components = urlsOf('component-url');
const renderers = urlsOf('renderer-url');
const runtime = runtimeUrl(astro.version);

const fileNameOf = (url: string | null) => /([^/]+?)\.[^/]+\.js$/.exec(url ?? '')?.[1] ?? '';

/** The name of the component: of its export, or of its file if that is the default export. */
function nameOf(island: Element) {
  const name = island.getAttribute('component-export');
  return name === 'default' ? fileNameOf(island.getAttribute('component-url')) : name;
}

const read = (url: string) => readFileSync(join(plainSite.dir, url), 'utf8');

/** The URLs that a script imports before it runs. */
const importsOf = (url: string) =>
  parseSync(url, read(url)).module.staticImports.map(
    ({ moduleRequest }) => new URL(moduleRequest.value, `https://site.test${url}`).pathname,
  );

test('every page has the header menu and at most one more island, each form on its own page', () => {
  for (const page of plainSite.pages) {
    const names = islandsOf(page).map(nameOf);
    const forms: Partial<Record<string, string>> = {
      '/apply': 'ApplyForm',
      '/login': 'AuthForm',
      '/signup': 'AuthForm',
      '/Signup': 'AuthForm',
      '/forgotpassword': 'AuthForm',
    };
    const form = forms[page.path] ?? (page.document.querySelector('main input') && 'TermsCheckbox');
    expect.soft(names, page.path).toEqual(['HeaderMenu', ...(form ? [form] : [])]);
  }
});

test('an island loads its own file, the shared one and the runtime at once, and nothing after them', () => {
  expect(renderers).toHaveLength(1);
  for (const url of components) expect.soft(importsOf(url), url).toEqual(renderers);
  for (const url of [...renderers, runtime]) expect.soft(importsOf(url), url).toEqual([]);
});

test('an island needs no more script than its budget', () => {
  for (const component of components) {
    const sizes = [component, ...renderers, runtime].map((url) => brotliCompressSync(read(url)).length);
    const sum = sizes.reduce((total, size) => total + size);
    expect.soft(sum, component).toBeLessThan(budgets[fileNameOf(component)] ?? 0);
  }
});

test('no script has parentheses in the initializer of a class field, which fails in Safari 15', () => {
  let fields = 0;
  for (const { dir } of builtSites)
    for (const file of globSync('_astro/*.js', { cwd: dir })) {
      const code = readFileSync(join(dir, file), 'utf8');
      new Visitor({
        PropertyDefinition({ value }) {
          fields++;
          if (value) expect.soft(code.slice(value.start, value.end), file).not.toMatch(/[()]/);
        },
      }).visit(parseSync(file, code).program);
    }
  expect(fields).toBeGreaterThan(0);
});
