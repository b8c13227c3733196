import { expect, test } from '../fixtures.ts';
import { goBack } from '../pages/back.ts';
import { layoutsOf, plainSite } from '../unit/built-site.ts';

for (const { path } of layoutsOf(plainSite.pages))
  test(`${path} shows after Back what it showed, from the cache`, { tag: '@bfcache' }, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => (document.title = String(persisted))),
    );
    await page.evaluate(() => scrollTo({ top: 300 }));
    const read = () => page.evaluate(() => [document.body.innerText, scrollY]);
    const before = await read();
    await page.goto(path === '/privacy' ? '/contact' : '/privacy');
    await goBack(page, path);
    await expect(page).toHaveTitle('true');
    expect(await read()).toEqual(before);
  });
