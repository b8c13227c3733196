import { expect, test } from '../fixtures.ts';
import { goBack } from '../pages/back.ts';
import { plainSite, variedPages } from '../unit/built-site.ts';

test('a page shows after Back what it showed, from the cache', { tag: '@bfcache' }, async ({ page }) => {
  test.slow();
  const read = () => page.evaluate(() => [document.body.innerText, scrollY]);
  for (const { path } of variedPages(plainSite.pages)) {
    await page.goto(path);
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
