import { expect, test } from '../fixtures.ts';
import { sites } from '../scripts/sites.ts';
import { changedSite, variedPages } from '../unit/built-site.ts';
import { desktop, expectAccessible, phone } from './accessibility.ts';
import { expectReflow } from './reflow.ts';

// The company of the changed site has a long name and a long mailbox.
test.use({ baseURL: sites.changed.origin });

const pages = variedPages(changedSite.pages);

// The header and the footer are the same on all pages, and are checked on one that has the announcement too.
const whole = pages.find(({ document }) => document.querySelector('[aria-label=Announcement]')) ?? pages[0];

for (const { path, document } of pages)
  test(`${path} arrives in one request, scripts aside, does not move, is accessible and reflows`, async ({
    page,
  }) => {
    test.slow();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.addInitScript(watchLayoutShifts);
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page).toHaveURL(path);
    // Pictures of an owner load lazily.
    const isLazy = (path: string) => /\.(webp|png|jpe?g|svg|gif)$/.test(path);
    const isScript = (path: string) => /^\/_astro\/.*\.js$|^\/gsi\/client$/.test(path);
    const hasForm = document.querySelector('form') !== null;
    if (hasForm) await expect(page.locator('main astro-island')).toHaveAttribute('data-hydrated');
    const others = requests.slice(1).filter((path) => !isLazy(path) && !(hasForm && isScript(path)));
    expect.soft(others, 'further requests').toEqual([]);
    // The build gives the font the letters of the headings (`unit/heading-font.test.ts`).
    const heading = page.getByRole('heading', { level: 1 });
    expect.soft(await heading.evaluate(hasLoadedFont), 'the heading is in its font').toBe(true);
    // Shifts are reported in the frame after them.
    const nextFrame = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    for (let frame = 0; frame < 3; frame++) await nextFrame();
    const shift = await page.evaluate(() => Reflect.get(window, 'layoutShift'));
    expect.soft(shift, 'shifts of the layout').toBeLessThan(0.01);
    // It shows the link to the application.
    for (const terms of await page.getByRole('checkbox').all()) await terms.check();
    for (const island of await page.locator('astro-island').all()) await island.dispatchEvent('pointerdown');
    await expect(page.locator('astro-island:not([data-hydrated])')).toHaveCount(0);
    const excluded = path === whole?.path ? [] : ['body > header', 'body > footer'];
    await expectAccessible(page, [phone, desktop], excluded);
    await expectReflow(page, path === whole?.path ? 'body' : 'main');
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
