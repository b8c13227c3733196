import { expect, test } from '../fixtures.ts';
import { plainSite, variedPages } from '../unit/built-site.ts';
import { desktop, expectAccessible, phone } from './accessibility.ts';

const pages = variedPages(plainSite.pages);

for (const { path, document } of pages)
  test(`${path} arrives in one request, scripts aside, does not move and is accessible`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.addInitScript(watchLayoutShifts);
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page).toHaveURL(path);
    if (document.querySelector('form')) {
      await expect(page.locator('main astro-island')).toHaveAttribute('data-hydrated');
      expect.soft(requests.slice(1).join(), 'scripts of the form').toMatch(/^(\/_astro\/[^,]*\.js,?)+$/);
    } else {
      // Pictures of an owner load lazily.
      const others = requests.slice(1).filter((path) => !/\.(webp|png|jpe?g|svg|gif)$/.test(path));
      expect.soft(others, 'further requests').toEqual([]);
    }
    // The build gives the font the letters of the headings (`unit/heading-font.test.ts`).
    const heading = page.getByRole('heading', { level: 1 });
    expect.soft(await heading.evaluate(hasLoadedFont), 'the heading is in its font').toBe(true);
    // Shifts are reported in the frame after them, and only by Chromium.
    const nextFrame = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    for (let frame = 0; frame < 3; frame++) await nextFrame();
    const shift = await page.evaluate(() => Reflect.get(window, 'layoutShift'));
    expect.soft(shift, 'shifts of the layout').toBeLessThan(0.01);
    for (const island of await page.locator('astro-island').all()) await island.dispatchEvent('pointerdown');
    await expect(page.locator('astro-island:not([data-hydrated])')).toHaveCount(0);
    // The header and the footer are the same on all pages.
    const excluded = path === pages[0]?.path ? [] : ['body > header', 'body > footer'];
    await expectAccessible(page, [phone, desktop], excluded);
  });

/** Runs in the page: adds up layout shifts. Only Chromium reports them. */
function watchLayoutShifts() {
  Reflect.set(window, 'layoutShift', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Reflect.set(window, 'layoutShift', Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: whether the first font of an element is one of the page, and loaded. */
function hasLoadedFont(element: Element): boolean {
  const unquote = (family = '') => family.replaceAll('"', '');
  const [first] = getComputedStyle(element).fontFamily.split(',');
  return [...document.fonts].some(
    ({ status, family }) => status === 'loaded' && unquote(family) === unquote(first),
  );
}
