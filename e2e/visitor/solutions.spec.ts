import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Scrolls until this part of the section, from 0 to 1, is above the lower edge of the window. */
const showPart = (section: Locator, part: number) =>
  section.evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top + height * part - innerHeight, behavior: 'instant' });
  }, part);

/** The opacity of the section's heading, its ancestors included. */
const opacityOf = (section: Locator) =>
  section
    .getByRole('heading', { level: 2, includeHidden: true })
    .first()
    .evaluate((heading) => {
      let opacity = 1;
      for (let element: Element | null = heading; element; element = element.parentElement)
        opacity *= Number(getComputedStyle(element).opacity);
      return opacity;
    });

test.describe('/solutions', () => {
  test.use({ viewport: { width: 1280, height: 500 } });

  test('each solution fades in when half of it is visible, once', async ({ page }) => {
    await page.goto('/solutions');
    const sections = await page.locator('main section:has(a[href]):has(h2)').all();
    expect(sections.length).toBeGreaterThanOrEqual(5);
    for (const section of sections.slice(0, 5)) {
      await showPart(section, 0.4);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await opacityOf(section)).toBe(0);
      await showPart(section, 0.54);
      await expect.poll(() => opacityOf(section)).toBe(1);
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const section of sections.slice(0, 5)) expect(await opacityOf(section)).toBe(1);
  });

  test('a solution taller than the window fades in when it covers half of the window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 300 });
    await page.goto('/solutions');
    const [section = page.locator('main')] = await page.locator('main section:has(h2)').all();
    const { height = 0 } = (await section.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(300);
    await showPart(section, 100 / height);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await opacityOf(section)).toBe(0);
    await showPart(section, 170 / height);
    await expect.poll(() => opacityOf(section)).toBe(1);
  });

  for (const media of [{ media: 'print' }, { reducedMotion: 'reduce' }] as const)
    test(`all solutions are visible with ${JSON.stringify(media)}`, async ({ page }) => {
      await page.emulateMedia(media);
      await page.goto('/solutions');
      for (const section of await page.locator('main section:has(h2)').all())
        expect(await opacityOf(section)).toBe(1);
    });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('all solutions are visible', async ({ page }) => {
      await page.goto('/solutions');
      for (const inner of await page.locator('main section:has(h2) .inner').all())
        await expect(inner).toHaveCSS('opacity', '1');
    });
  });
});

test('the comparison of solutions is a table on a wide window and labelled blocks on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 769, height: 800 });
  await page.goto('/moresolution');
  const table = page.getByRole('main').getByRole('table');
  const labels = (await table.getByRole('columnheader').allInnerTexts()).slice(1);
  expect(labels.length).toBeGreaterThan(1);
  const links = table.getByRole('rowheader').getByRole('link');
  expect(await links.count()).toBeGreaterThan(1);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const row of await page.getByRole('main').locator('tbody tr').all()) {
    const cells = await row.locator('td').allInnerTexts();
    expect(cells.map((cell) => cell.split('\n')[0])).toEqual(labels);
  }
});
