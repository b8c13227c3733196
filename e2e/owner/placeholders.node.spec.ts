import { expect, test } from '@playwright/test';
import { readPages } from '../support/fixtures/read-pages.ts';

/** Filler text, notes of authors, unfilled tokens such as `{company}`, and values that JavaScript printed. */
const markers = [
  /lorem ipsum|dolor sit/i,
  /\b(TODO|TBD|FIXME|XXX)\b/,
  /coming soon|under construction|your text here/i,
  /\{\w*\}/,
  /\b(undefined|NaN)\b|\[object /,
];

test('no page shows a placeholder marker or an unfilled {token}', () => {
  const pages = readPages();
  expect(pages.length).toBeGreaterThan(0);
  for (const { route, words } of pages)
    for (const marker of markers) expect(words, route).not.toMatch(marker);
});
