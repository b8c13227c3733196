import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { isInlineScript } from '../../src/integrations/finish/policy.ts';
import { elementsOf, textOf } from '../../src/integrations/finish/html.ts';
import { floor } from '../../src/integrations/floor.ts';
import { builtPages } from '../support/fixtures/built.ts';
import { newerInScript } from '../support/fixtures/newer-script.ts';
import { newerInStyle } from '../support/fixtures/newer-style.ts';

const inline = builtPages().flatMap(({ html }) => elementsOf(html));
const texts = (elements: typeof inline) => [...new Set(elements.map(textOf))];
const files = globSync('dist/_astro/*.js').map((file) => readFileSync(file, 'utf8'));

/** What is newer than the floor and used all the same, each with why that is harmless. */
const harmless = {
  scripts: {
    'DisposableStack.use': 'a method of React of the same name',
    'Element.startViewTransition': 'React calls it in view transitions of its own, of which there are none',
    'IntersectionObserver.delay': 'an option of ky of the same name',
    'PushManager.subscribe': 'a method of nanostores of the same name',
    'ViewTransition.skipTransition': 'React calls it in view transitions of its own, of which there are none',
  },
  styles: {
    'at-rules media forced-colors': 'forced colours are of Windows, whose browsers know it',
    'at-rules media scripting':
      'without JavaScript the button that shows the password stays, and does nothing',
    'properties align-content start': 'rows share what height is left',
    'properties content alt_text': 'the same without the alternative text stands before it',
    'properties cursor pointer': 'an iPad shows its usual pointer',
    'properties cursor progress': 'an iPad shows its usual pointer',
    'properties forced-color-adjust': 'forced colours are of Windows, whose browsers know it',
    'properties forced-color-adjust auto': 'forced colours are of Windows, whose browsers know it',
    'properties text-size-adjust': 'iOS knows it by its prefix, others do not make text larger by themselves',
    'properties text-size-adjust none':
      'iOS knows it by its prefix, others do not make text larger by themselves',
    'properties text-wrap': 'lines break where they are full',
    'properties text-wrap balance': 'lines break where they are full',
    'properties text-wrap pretty': 'lines break where they are full',
    'selectors -moz-progress-bar': 'stands in a rule for Firefox alone',
    'selectors -webkit-progress-bar': 'stands in a rule for others than Firefox alone',
    'selectors -webkit-progress-value': 'stands in a rule for others than Firefox alone',
    'types color color-mix': 'hairlines and the shade behind a dialog are missing',
    'types length viewport_percentage_units_dynamic':
      'the menu is as long as its entries, and the page scrolls',
  },
} satisfies Record<string, Readonly<Record<string, string>>>;

test('scripts use what browsers at the floor have, or what may be missing', () => {
  const scripts = [...files, ...texts(inline.filter(isInlineScript)).filter((text) => !text.startsWith('{'))];
  const found = new Set(scripts.flatMap(newerInScript));
  expect([...found].sort()).toEqual(Object.keys(harmless.scripts).sort());
});

test('styles use what browsers at the floor have, or what may be missing', () => {
  const styles = texts(inline.filter(({ tagName }) => tagName === 'style'));
  const found = new Set(styles.flatMap(newerInStyle));
  expect([...found].sort()).toEqual(Object.keys(harmless.styles).sort());
});

test('the README states the floor', () => {
  const { chrome, safari, firefox } = floor;
  expect(readFileSync('README.md', 'utf8')).toContain(
    `Chromium ${chrome}, Safari ${safari}, Firefox ${firefox}`,
  );
});
