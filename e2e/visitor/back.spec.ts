import { expect, test } from '../fixtures.ts';
import { goBack } from '../pages/back.ts';
import { expectHydrated } from '../pages/hydration.ts';
import { type BuiltPage, unchangedSite } from '../unit/built-site.ts';

/** The scripts of a page: what may change it after Back, or keep it out of the cache. */
const scriptsOf = ({ document }: BuiltPage) =>
  [...document.querySelectorAll('script, astro-island')]
    .filter(({ attributes }) => !attributes.getNamedItem('type')?.value.includes('json'))
    .map((script) => script.getAttribute('component-url') ?? script.textContent)
    .join('\n');

test('a page shows after Back what it showed, from the cache @bfcache', async ({ page }) => {
  test.slow();
  const read = () => page.evaluate(() => [document.body.innerText, scrollY]);
  const pages = [...new Map(unchangedSite.pages.map((page) => [scriptsOf(page), page])).values()];
  expect(pages.length).toBeGreaterThan(3);
  for (const { path } of pages) {
    await page.goto(path);
    // Hydration changes what a form shows.
    if (await page.getByRole('form').count()) await expectHydrated(page, 'main');
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => (document.title = String(persisted)));
      scrollTo({ top: 300 });
    });
    const before = await read();
    await page.goto(path === '/privacy' ? '/contact' : '/privacy');
    await goBack(page, path);
    await expect(page, path).toHaveTitle('true');
    expect.soft(await read(), path).toEqual(before);
  }
});
