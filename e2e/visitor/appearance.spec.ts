import { expect, test } from '../fixtures.ts';

test('a page colours the browser like the header', async ({ page, header }) => {
  await page.goto('/about');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const theme = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = metas.find(({ media }) => !media || matchMedia(media).matches)?.content ?? '';
      return getComputedStyle(probe).color;
    });
    await expect(header.banner, colorScheme).toHaveCSS('background-color', theme);
  }
});

test('the drawing of the home page draws itself once, and is complete with reduced motion', async ({
  page,
}) => {
  await page.goto('/');
  const drawing = page.getByRole('main').getByRole('img').first();
  const line = drawing.locator('.draw');
  const [timing] = await line.evaluate((path) =>
    path.getAnimations().map((animation) => animation.effect?.getComputedTiming()),
  );
  expect(timing).toMatchObject({ iterations: 1 });
  expect(Number(timing?.endTime)).toBeLessThan(2000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(line).toHaveCSS('animation-name', 'none');
  await page.setViewportSize({ width: 360, height: 640 });
  expect((await drawing.boundingBox())?.width).toBeGreaterThanOrEqual(300);
});

test('the heading of the offerings is beside them, in two columns', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/testingsolution');
  const section = page.getByRole('main').locator('section').first();
  const heading = await section.getByRole('heading', { level: 2 }).boundingBox();
  const items = await section.getByRole('listitem').all();
  const [first, second, third] = await Promise.all(items.map((item) => item.boundingBox()));
  expect((heading?.x ?? NaN) + (heading?.width ?? NaN)).toBeLessThan(first?.x ?? NaN);
  expect([second?.y, third?.x]).toEqual([first?.y, first?.x]);
});

test('a printed page is dark text on white, without drawings', async ({ page }) => {
  await page.goto('/products');
  const color = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('#aedan').getByRole('heading').first()).toHaveCSS('color', color);
  await expect(page.locator('#aedan').getByRole('img')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});

test('the focus is outlined, and forced colours draw nothing behind a form', async ({ page }) => {
  await page.goto('/login');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
  const drawing = page.getByRole('main').locator('svg[viewBox]:visible');
  await expect(drawing).not.toHaveCount(0);
  const count = await drawing.count();
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await drawing.count()).toBeLessThan(count);
});

test('a printed page has no gold text and no buttons', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/careers', '/products', '/freshers', '/networksolution', '/login']) {
    await page.goto(path);
    const terms = page.getByRole('checkbox');
    if (await terms.isVisible()) await terms.check();
    await expect(page.locator('button, .button, a[href="/apply"]').filter({ visible: true })).toHaveCount(0);
    expect(await page.evaluate(paleTexts), path).toEqual([]);
  }
});

/** Runs in the page: visible texts in a colour with a contrast below 4.5 on white (WCAG 2.2). */
function paleTexts(): string[] {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (!hasText || !element.checkVisibility()) return [];
    const parts = getComputedStyle(element).color.match(/[\d.]+/g) ?? [];
    const [red = 0, green = 0, blue = 0] = parts.map((part) => linear(Number(part) / 255));
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    return 1.05 / (luminance + 0.05) < 4.5 ? [element.innerText.slice(0, 40)] : [];
  });
}

// Only Chromium supports speculation rules.
test(
  'Chromium fetches a page when a link to it is hovered, and no other',
  { tag: '@chromium' },
  async ({ page }) => {
    const prefetched: string[] = [];
    page.on('request', (request) => {
      if (request.headers()['sec-purpose'] === 'prefetch') prefetched.push(new URL(request.url()).pathname);
    });
    await page.goto('/products');
    const footer = page.getByRole('contentinfo');
    await footer.locator('a[href="/products#aedan"]').hover();
    await footer.locator('a[href="/contact"]').hover();
    await expect.poll(() => prefetched).toEqual(['/contact']);
  },
);
