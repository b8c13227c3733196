import { expect, test } from '../fixtures.ts';
import { sites } from '../scripts/sites.ts';

/** How many times as long the entries are, as in a translation, and the size of the text in percent. */
type State = readonly [length: number, percent: number];

/** Runs in the page: in each state, what overlaps in the header or leaves the window, with each menu open in turn, and its rows. */
const measureHeader = (states: readonly State[]) => {
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(`header :is(${selector})`)].filter(
      ({ offsetWidth }) => offsetWidth,
    );
  const boxesOf = (elements: Element[]) =>
    elements.map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }));
  const outside = () =>
    boxesOf(visible('a, summary, button, ul')).filter(({ box }) => box.left < 0 || box.right > innerWidth);
  const entries = [...document.querySelectorAll('header nav > ul > li:not(.user)')];
  const labels = entries
    .flatMap((entry) => [...entry.querySelectorAll(':scope > a, span:first-child')])
    .map((text) => ({ text, label: text.textContent }));
  return states.map(([length, percent]) => {
    for (const { text, label } of labels) text.textContent = label.repeat(length);
    document.documentElement.style.fontSize = `${percent}%`;
    const [burger] = visible('.burger');
    burger?.toggleAttribute('open', true);
    const boxes = boxesOf(visible('a, summary, button'));
    const faults = boxes.filter(({ box }, index) =>
      boxes.slice(index + 1).some(({ box: other }) => {
        const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        return width > 1 && height > 1;
      }),
    );
    faults.push(...outside());
    for (const dropdown of visible('details[name]')) {
      dropdown.toggleAttribute('open', true);
      faults.push(...outside());
      dropdown.toggleAttribute('open', false);
    }
    burger?.toggleAttribute('open', false);
    const items = boxesOf(visible('nav > ul > li'));
    const sorted = items.toSorted(
      (one, other) => one.box.top - other.box.top || one.box.left - other.box.left,
    );
    // The order on the screen is that of the Tab key.
    faults.push(...items.filter((item, index) => item !== sorted[index]));
    const rows = new Set(items.map(({ box }) => box.top)).size;
    return { length, percent, faults: faults.map(({ text }) => text), rows };
  });
};

const sizes = [100, 150, 200];

/** Beside each width at which the layout of the header changes, also where it depends on the size of the text. */
const widths = [320, 360, 480, 600, 767, 768, 769, 800, 911, 912, 913, 1000, 1120, 1280];

for (const { origin, dir } of Object.values(sites))
  test(`nothing in the header of ${dir} overlaps or leaves the window`, async ({ page }) => {
    test.slow();
    await page.goto(`${origin}/about`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // The last one has the entries as they are, for the next width.
      const states = [2, 1].flatMap((length) => sizes.map((percent) => [length, percent] as const));
      for (const { length, percent, faults, rows } of await page.evaluate(measureHeader, states)) {
        expect.soft(faults, `entries × ${length}, text of ${percent} % at ${width} px`).toEqual([]);
        if (length === 1 && percent === 100)
          expect.soft(rows, `rows at ${width} px`).toBeLessThan(width < 1040 ? 3 : 2);
      }
    }
  });

test('a window of up to 768 px has a menu, which is closed where it is hidden', async ({ page, header }) => {
  const { toggle, open } = header.dropdown(1);
  const height = 700;
  await page.setViewportSize({ width: 768, height });
  await page.goto('/contact');
  await expect(header.login).toBeHidden();
  await header.hamburger.click();
  await expect(header.login).toBeVisible();
  // A toggle in its place.
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
