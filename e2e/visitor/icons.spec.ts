import { expect, test } from '../support/test-site.ts';

const manifest = '/manifest.webmanifest';

test('the manifest is named when the page is painted, not before; without script the page names it by itself', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const link = document.querySelector('link[rel=manifest]');
      if (!link) return;
      observer.disconnect();
      link.setAttribute('data-named', String(performance.now()));
    }).observe(document, { childList: true, subtree: true });
  });
  const answer = await page.goto('/about');
  expect(await answer?.text()).toContain(`<noscript><link rel="manifest" href="${manifest}"`);
  const link = page.locator(`link[rel=manifest][href="${manifest}"][data-named]`);
  const named = Number(await link.getAttribute('data-named'));
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  expect(painted).toBeGreaterThan(0);
  expect(named).toBeGreaterThan(painted ?? Infinity);
});

test('a page brings its favicon with it, and the browser takes on the colour of the header', async ({
  page,
}) => {
  await page.goto('/about');
  const drawn = await page.locator('link[rel=icon]').evaluate(async (link) => {
    const image = new Image();
    image.src = link.getAttribute('href') ?? '';
    await image.decode();
    return { width: image.width, scheme: new URL(image.src).protocol };
  });
  expect(drawn).toEqual({ width: expect.any(Number), scheme: 'data:' });
  expect(drawn.width).toBeGreaterThan(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const theme = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = metas.find(({ media }) => !media || matchMedia(media).matches)?.content ?? '';
      return getComputedStyle(probe).color;
    });
    await expect(page.getByRole('banner'), colorScheme).toHaveCSS('background-color', theme);
  }
});
