import { expect, test } from '@playwright/test';
import stylelint from 'stylelint';
import { allPages, representativePages } from '../support/sites/built-site.ts';

/**
 * Features newer than 2021, and what a page shows without them. Our oldest browsers have every feature up to 2021. `supported`: our
 * oldest browsers have this feature, although it is newer.
 */
const exceptions = {
  'At-rule "@layer"': 'supported',
  'Media condition "prefers-contrast"': 'supported',
  'Property "appearance"': 'supported',
  'Property "color-scheme"': 'supported',
  'Property "scroll-behavior"': 'supported',
  'Selector "backdrop"': 'supported',
  'Selector "focus-visible"': 'supported',
  'Selector "has"': 'supported',
  'Value "anywhere" of property "overflow-wrap"': 'supported',
  'Media condition "forced-colors"': 'Safari 15 has no forced colours',
  'Property "forced-color-adjust"': 'Safari has no forced colours that it could switch off',
  'Media condition "scripting"': 'without JavaScript, buttons that need it are shown and do nothing',
  'Value "avoid" of property "break-after"': 'a printed page may end with a heading',
  'Property "accent-color"': 'the progress bar has the colour of the browser',
  'Property "mask"': 'Vite adds -webkit-mask',
  'Property "outline"': 'the focus ring of Safari 15 has square corners',
  'Property "text-size-adjust"': 'only phone browsers enlarge text; Vite adds -webkit-text-size-adjust',
  'Property "text-wrap"': 'lines break where they are full',
  'Selector "marker"': 'Safari changes its colour, and not all other properties',
};

/** The features of a style sheet that are newer than 2021, except inside a matching `@supports`. */
async function newFeatures(css: string): Promise<readonly string[]> {
  const rules = { 'plugin/use-baseline': [true, { available: 2021 }] };
  const config = { plugins: ['stylelint-plugin-use-baseline'], rules };
  const { results } = await stylelint.lint({ code: css, config });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text.replace(/ is not a .*/, '')));
}

test('the styles use nothing that a supported browser lacks, except what pages can do without', async () => {
  expect(await newFeatures('a:popover-open { height: 100dvh; color: oklch(1 1 1) }')).toHaveLength(3);
  const pages = representativePages(allPages);
  const styles = pages.flatMap((page) => page.all('style'));
  const css = [...new Set(styles.map(({ textContent }) => textContent))].join('\n');
  const found = new Set(await newFeatures(css));
  const [declared, used] = [/(--[\w-]+)\s*:/g, /var\((--[\w-]+)\)/g].map(
    (pattern) => new Set(Array.from(css.matchAll(pattern), ([, name]) => name)),
  );
  expect([...found].filter((feature) => !(feature in exceptions))).toEqual([]);
  // Safari before 16.4 ignores `(width <= 768px)` and `not (max-width: 768px)`.
  expect(css).not.toMatch(/@media[^{]*([<>]|not \()/);
  expect(
    [...(used ?? [])].filter((name) => !declared?.has(name)),
    'undeclared properties',
  ).toEqual([]);
});
