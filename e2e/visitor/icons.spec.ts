import { site } from '../../src/site.ts';
import { expect, test } from '../support/test-site.ts';

interface Manifest {
  readonly name: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

/** Width and height a PNG states in its first chunk (PNG specification, 11.2.1). */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the manifest names the company, and each of its icons is a picture of the size it states', async ({
  page,
  request,
}) => {
  await page.goto('/about');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest: Manifest = await answer.json();
  expect(manifest.name).toBe(site.name);
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons)
    expect(sizeOf(await (await request.get(src)).body()), src).toBe(sizes);
});

test('the manifest is named when the page is painted, not before', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const link = document.querySelector('link[rel=manifest]');
      if (!link) return;
      observer.disconnect();
      link.setAttribute('data-named', String(performance.now()));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/about');
  const named = Number(await page.locator('link[rel=manifest][data-named]').getAttribute('data-named'));
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  expect(painted).toBeGreaterThan(0);
  expect(named).toBeGreaterThan(painted ?? Infinity);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page names its manifest by itself', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('noscript > link[rel=manifest]')).toHaveAttribute(
      'href',
      '/manifest.webmanifest',
    );
  });
});

test('a phone finds an icon for its home screen', async ({ page, request }) => {
  await page.goto('/about');
  const href = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  expect(sizeOf(await (await request.get(href ?? '')).body())).toBe('180x180');
});

test('a page brings its favicon with it and asks for no icon and no manifest', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(asked).toEqual(['/about']);
  const drawn = await page.locator('link[rel=icon]').evaluate(
    (link) =>
      new Promise<number>((resolve, reject) => {
        const image = new Image();
        image.onload = () => resolve(image.width);
        image.onerror = reject;
        image.src = link.getAttribute('href') ?? '';
      }),
  );
  expect(drawn).toBeGreaterThan(0);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the browser takes on the colour of the header, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/about');
    const theme = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = metas.find(({ media }) => !media || matchMedia(media).matches)?.content ?? '';
      return getComputedStyle(probe).color;
    });
    await expect(page.getByRole('banner')).toHaveCSS('background-color', theme);
  });
