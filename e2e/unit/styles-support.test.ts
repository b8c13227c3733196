import { expect, test } from '@playwright/test';
import stylelint from 'stylelint';
import { builtSites, variedPages } from './built-site.ts';
import { isSupported, knownKeys } from './compatibility.ts';

/** What not every supported browser knows, and why the page works without it. */
const exceptions: Readonly<Record<string, string>> = {
  'css.at-rules.media.forced-colors': 'Safari 15 has no forced colours',
  'css.properties.forced-color-adjust': 'Safari has no forced colours that it could switch off',
  'css.at-rules.media.scripting': 'without JavaScript, buttons that need it are shown and do nothing',
  'css.properties.accent-color': 'the progress bar has the colour of the browser',
  'css.properties.mask': 'Vite adds -webkit-mask',
  'css.properties.outline': 'the focus ring of Safari 15 has square corners',
  'css.properties.text-size-adjust':
    'only browsers of phones enlarge text; Vite adds -webkit-text-size-adjust',
  'css.properties.text-wrap': 'lines break where they are full',
  'css.selectors.marker': 'Safari changes its colour, and not all other properties',
};

const kinds: Readonly<Record<string, (name: string, property: string) => readonly string[]>> = {
  Property: (name) => [`css.properties.${name}`],
  Value: (name, property) => [`css.properties.${property}.${name}`],
  Selector: (name) => [`css.selectors.${name}`],
  'At-rule': (name) => [`css.at-rules.${name}`],
  'Media condition': (name) => [`css.at-rules.media.${name}`],
  Function: (name) => knownKeys.filter((key) => key.startsWith('css.types.') && key.endsWith(`.${name}`)),
};

/** The unsupported features in a message of the rule; the message, if the data does not list its feature. */
function unsupportedIn(message: string): readonly string[] {
  const [, kind = '', name = '', property = ''] =
    /^(.+?) "@?(.+?)"(?: of property "(.+?)")?/.exec(message) ?? [];
  const keys = kinds[kind]?.(name, property).filter((key) => isSupported(key) !== undefined) ?? [];
  return keys.length === 0 ? [message] : keys.filter((key) => !isSupported(key));
}

/** The unsupported features of a style sheet. Those inside a matching `@supports` are not among them. */
async function unsupported(css: string): Promise<readonly string[]> {
  // The rule knows years, not versions. What is newer than 2020 is looked up in the versions of each browser.
  const rules = { 'plugin/use-baseline': [true, { available: 2020 }] };
  const { results } = await stylelint.lint({
    code: css,
    config: { plugins: ['stylelint-plugin-use-baseline'], rules },
  });
  return results.flatMap(({ warnings }) => warnings.flatMap(({ text }) => unsupportedIn(text)));
}

test('every supported browser knows the styles of the pages, except what degrades', async () => {
  const pages = variedPages(builtSites.flatMap(({ pages }) => pages));
  const styles = pages.flatMap(({ document }) => [...document.querySelectorAll('style')]);
  const css = [...new Set(styles.map(({ textContent }) => textContent))].join('\n');
  const found = new Set(await unsupported(css));
  expect([...found].filter((key) => !(key in exceptions))).toEqual([]);
});

test('a feature that is too new is found, also inside a function, but not behind its @supports', async () => {
  const css = `a { height: max(1px, 100dvh); color: color-mix(in srgb, red, blue); --a: oklch(1 1 1) }
    a:popover-open { field-sizing: content }
    @supports (height: 1dvh) { a { height: 100dvh } }`;
  expect(await unsupported(css)).toEqual([
    expect.stringContaining('Unit "dvh"'),
    'css.types.color.color-mix',
    'css.types.color.oklch',
    'css.selectors.popover-open',
    'css.properties.field-sizing',
  ]);
});
