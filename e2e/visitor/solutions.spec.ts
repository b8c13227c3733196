import type { Page } from '@playwright/test';
import { expect, test } from '../support/test-site.ts';

const lines = [
  'Network Solution',
  'Software Solution',
  'Testing Solution',
  'Web Designing',
  'Domain Registration',
];

/** The section of a solution. */
const section = (page: Page, name: string) =>
  page.locator('main section', { has: page.getByRole('heading', { name, exact: true, level: 2 }) });

/** Scrolls until this much of the section, in pixels of its height, has come up from below. */
async function show(page: Page, name: string, part: (height: number) => number): Promise<void> {
  const height = await section(page, name).evaluate((element) => element.getBoundingClientRect().height);
  await section(page, name).evaluate((element, pixels) => {
    scrollTo({
      top: scrollY + element.getBoundingClientRect().top + pixels - innerHeight,
      behavior: 'instant',
    });
  }, part(height));
}

/** How much of a section can be seen through, from 0 to 1. */
const opacity = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true, level: 2 }).evaluate((heading) => {
    let product = 1;
    for (let element: Element | null = heading; element; element = element.parentElement)
      product *= Number(getComputedStyle(element).opacity);
    return product;
  });

const seen = (page: Page, name: string) => expect.poll(() => opacity(page, name), name).toBe(1);

/** Lets the observer answer: it does so within two frames. */
const frames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test('each of the five solutions fades in when half of it is seen, once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/solutions');
  for (const name of lines) {
    await show(page, name, (height) => height * 0.4);
    await frames(page);
    expect(await opacity(page, name), `${name}, less than half seen`).toBe(0);
    await show(page, name, (height) => height * 0.54);
    await seen(page, name);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await frames(page);
  for (const name of lines) expect(await opacity(page, name), `${name}, later`).toBe(1);
});

test('a section taller than the window fades in when it covers half of the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 300 });
  await page.goto('/solutions');
  for (const name of lines) {
    await show(page, name, (height) => {
      expect(height).toBeGreaterThan(300);
      return 100;
    });
    await frames(page);
    expect(await opacity(page, name), `${name}, a third of the window`).toBe(0);
    await show(page, name, () => 170);
    await seen(page, name);
  }
});

test('everything is there on paper, and for who wants less motion', async ({ page }) => {
  await page.goto('/solutions');
  await page.emulateMedia({ media: 'print' });
  for (const name of lines) expect(await opacity(page, name), `${name}, printed`).toBe(1);
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await page.reload();
  for (const name of lines) expect(await opacity(page, name), `${name}, without motion`).toBe(1);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there', async ({ page }) => {
    await page.goto('/solutions');
    for (const name of lines)
      await expect(section(page, name).locator('.inner'), name).toHaveCSS('opacity', '1');
  });
});
