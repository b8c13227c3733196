import { expect, test } from '../fixtures.ts';
import { sites } from '../support/sites/local-servers.ts';

/**
 * Runs in the page: returns the faulty texts in the header, and the number of its rows. A text is faulty if it overlaps another one,
 * leaves the window with any menu open, or isn't where the Tab key reaches it: row by row, from left to right.
 * @param length how many times as long the entries are, as in a translation
 * @param percent the size of the text
 */
function measureHeader({ length, percent }: { length: number; percent: number }) {
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(`header :is(${selector})`)]
      .filter(({ offsetWidth }) => offsetWidth)
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }));
  const outside = () =>
    boxesOf('a, summary, button, ul').filter(({ box }) => box.left < 0 || box.right > innerWidth);
  const entry = 'header nav > ul > li:not(.user)';
  for (const text of document.querySelectorAll<HTMLElement>(`${entry} > a, ${entry} span:first-child`))
    text.textContent = (text.dataset['label'] ??= text.textContent).repeat(length);
  document.documentElement.style.fontSize = `${percent}%`;
  const burger = document.querySelector('header .burger');
  burger?.toggleAttribute('open', true);
  const boxes = boxesOf('a, summary, button');
  const faults = boxes.filter(({ box }, index) =>
    boxes
      .slice(index + 1)
      .some(
        ({ box: other }) =>
          box.right > other.left + 1 &&
          other.right > box.left + 1 &&
          box.bottom > other.top + 1 &&
          other.bottom > box.top + 1,
      ),
  );
  faults.push(...outside());
  for (const dropdown of document.querySelectorAll('header details[name]')) {
    dropdown.toggleAttribute('open', true);
    faults.push(...outside());
    dropdown.toggleAttribute('open', false);
  }
  burger?.toggleAttribute('open', false);
  const items = boxesOf('nav > ul > li');
  const sorted = items.toSorted((one, other) => one.box.top - other.box.top || one.box.left - other.box.left);
  faults.push(...items.filter((item, index) => item !== sorted[index]));
  return { faults: faults.map(({ text }) => text), rows: new Set(items.map(({ box }) => box.top)).size };
}

/** At each breakpoint of the header and just above it, and at widths between them. */
const widths = [320, 336, 337, 384, 385, 480, 600, 768, 769, 800, 900, 1000, 1120, 1280];

for (const { origin, dir } of Object.values(sites))
  test(`nothing in the header of ${dir} overlaps or leaves the window`, async ({ page }) => {
    test.slow();
    await page.goto(`${origin}/about`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const length of [1, 2])
        for (const percent of [100, 150, 200]) {
          const { faults, rows } = await page.evaluate(measureHeader, { length, percent });
          expect.soft(faults, `entries × ${length}, text of ${percent} % at ${width} px`).toEqual([]);
          if (length === 1 && percent === 100)
            expect.soft(rows, `rows at ${width} px`).toBeLessThan(width < 1040 ? 3 : 2);
        }
    }
  });

test('a window of up to 768 px has a menu, which closes when the window gets wider', async ({
  page,
  header,
}) => {
  const { toggle, open } = header.dropdown(1);
  const height = 700;
  await page.setViewportSize({ width: 768, height });
  await page.goto('/contact');
  await header.hamburger.click();
  // A toggle replaces the link.
  await expect(header.link('Products')).toHaveCount(0);
  await toggle.click();
  await page.setViewportSize({ width: 769, height });
  await expect(header.hamburger).toBeHidden();
  await expect(header.link('Products')).toBeVisible();
  await expect(header.openLists).toHaveCount(0);
  await toggle.dblclick();
  await expect(page).toHaveURL('/contact');
  await open();
  await page.setViewportSize({ width: 768, height });
  await expect(header.nav).toBeHidden();
  await header.hamburger.click();
  await expect(header.openLists).toHaveCount(0);
});
