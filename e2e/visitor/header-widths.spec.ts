import { expect, test } from '../fixtures.ts';
import { sites } from '../support/sites/local-servers.ts';

/** An element of the header. */
interface Item {
  text: string;
  box: DOMRect;
}

/** Runs in the page: repeats the text of each entry, as if a translation were longer, and sets the size of the text. */
function changeText({ times, percent }: { times: number; percent: number }) {
  const entry = 'header nav > ul > li:not(.user)';
  for (const text of document.querySelectorAll<HTMLElement>(`${entry} > a, ${entry} span:first-child`))
    text.textContent = (text.dataset['label'] ??= text.textContent).repeat(times);
  document.documentElement.style.fontSize = `${percent}%`;
}

/** Runs in the page: the visible items of the header, in the order in which the Tab key reaches them. */
function readHeader() {
  const visible = (selector: string): Item[] =>
    [...document.querySelectorAll(`header :is(${selector})`)]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect().toJSON() }));
  const entries = visible('nav > ul > li');
  const menu = document.querySelector('header .burger');
  menu?.toggleAttribute('open', true);
  const controls = visible('a, summary, button');
  const withDropdown = Array.from(document.querySelectorAll('header details[name]'), (dropdown) => {
    dropdown.toggleAttribute('open', true);
    const items = visible('a, summary, button, ul');
    dropdown.toggleAttribute('open', false);
    return items;
  });
  menu?.toggleAttribute('open', false);
  return { entries, controls, withDropdown };
}

const overlaps = ({ box: one }: Item, { box: other }: Item) =>
  one.right > other.left + 1 &&
  other.right > one.left + 1 &&
  one.bottom > other.top + 1 &&
  other.bottom > one.top + 1;

/** Sorts the items as they are read: row by row, from left to right. */
const inReadingOrder = (items: readonly Item[]) =>
  items.toSorted(({ box: one }, { box: other }) => one.top - other.top || one.left - other.left);

/** At each breakpoint of the header and just above it, and at widths between them. */
const widths = [320, 336, 337, 384, 385, 480, 600, 768, 769, 800, 900, 1000, 1120, 1280];

for (const [site, { origin }] of Object.entries(sites))
  test(`nothing in the header of the ${site} site overlaps or leaves the window @chromium`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(`${origin}/about`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const times of [1, 2])
        for (const percent of [100, 150, 200]) {
          await page.evaluate(changeText, { times, percent });
          const { entries, controls, withDropdown } = await page.evaluate(readHeader);
          const state = `entries × ${times}, text of ${percent} % at ${width} px`;
          const overlapping = controls.filter((one, index) =>
            controls.slice(index + 1).some((other) => overlaps(one, other)),
          );
          expect.soft(overlapping, `${state}: overlap`).toEqual([]);
          const outside = [controls, ...withDropdown].flatMap((items) =>
            items.filter(({ box }) => box.left < 0 || box.right > width),
          );
          expect.soft(outside, `${state}: outside the window`).toEqual([]);
          expect.soft(entries, `${state}: order of the Tab key`).toEqual(inReadingOrder(entries));
          if (times > 1 || percent > 100) continue;
          const rows = new Set(entries.map(({ box }) => box.top));
          expect.soft(rows.size, `${state}: rows`).toBeLessThan(width < 1120 ? 3 : 2);
        }
    }
  });

test('a window of up to 768 px has a menu, which closes when the window gets wider @chromium', async ({
  page,
  header,
}) => {
  const { toggle, open } = header.dropdown('/services');
  const height = 700;
  await page.setViewportSize({ width: 768, height });
  await page.goto('/contact');
  await header.hamburger.click();
  // In the menu, a toggle replaces the link.
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
