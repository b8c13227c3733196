import { expect, test } from '@playwright/test';
import { parseHTML } from 'linkedom';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { excessOf } from '../../src/integrations/page-weight.ts';
import { remainingSamples } from '../../src/site.ts';
import { builtSites, unchangedSite, textOf, representativePages } from '../support/sites/built-site.ts';

/** Filler text, notes of authors, placeholders such as `{company}`, and values that JavaScript printed by mistake. */
const placeholders = /lorem ipsum|\b(TODO|TBD|FIXME|undefined|NaN)\b|\{\w*\}|\[object /;

for (const site of builtSites)
  test.describe(site.name, () => {
    test('every page is valid HTML', async () => {
      const validator = new HtmlValidate(
        new StaticConfigLoader({
          root: true,
          extends: ['html-validate:standard'],
          // The policy blocks styles in attributes.
          rules: { 'heading-level': 'error', 'no-inline-style': 'error' },
        }),
      );
      // Some pages of the changed site are enough, since it has the same layouts.
      for (const { path, html } of site === unchangedSite ? site.pages : representativePages(site.pages)) {
        const { results } = await validator.validateString(html);
        const messages = results.flatMap(({ messages }) => messages.map(({ message }) => message));
        expect.soft(messages, path).toEqual([]);
      }
    });

    test('no page shows filler text, a placeholder or an empty section', () => {
      for (const { path, html } of site.pages) {
        const { document } = parseHTML(html);
        for (const code of document.querySelectorAll('script, style')) code.remove();
        // Without a space, the last word of a block would join the first word of the next one.
        for (const element of document.querySelectorAll('*')) element.append(' ');
        const text = textOf(document.documentElement);
        expect.soft(placeholders.exec(text)?.[0], path).toBeUndefined();
        for (const section of document.querySelectorAll('main section'))
          expect.soft(textOf(section), `${path}: ${section.outerHTML.slice(0, 80)}`).not.toBe('');
        for (const { field, value } of remainingSamples)
          if (/^(website|network)/.test(field)) expect.soft(html.includes(value), path).toBe(false);
      }
    });
  });

test('form pages and the 404 page stay within their budgets', () => {
  const paths = ['/404', '/login', '/signup', '/forgotpassword', '/apply'];
  const pages = unchangedSite.pages.filter(({ path }) => paths.includes(path));
  expect(pages).toHaveLength(paths.length);
  for (const { path, html } of pages) expect.soft(excessOf(html), path).toEqual([]);
});
