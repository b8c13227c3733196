import type { Page } from '@playwright/test';
import { expect, test } from '../support/test-site.ts';

const lines = [
  'Network Solution',
  'Software Solution',
  'Testing Solution',
  'Web Designing',
  'Domain Registration',
];

/** How much of a section can be seen through, from 0 to 1, when this share of it has come up from below. */
async function opacity(page: Page, name: string, share: number): Promise<number> {
  return page.getByRole('heading', { name, exact: true, level: 2 }).evaluate(async (heading, part) => {
    const section = heading.closest('section');
    if (!section) throw new Error('The heading stands in no section');
    const { top, height } = section.getBoundingClientRect();
    scrollTo({ top: scrollY + top + height * part - innerHeight, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    let product = 1;
    for (let element: Element | null = heading; element; element = element.parentElement)
      product *= Number(getComputedStyle(element).opacity);
    return product;
  }, share);
}

test('each of the five solutions fades in until half of it is seen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/solutions');
  for (const name of lines) {
    expect(await opacity(page, name, 0.15), `${name}, barely seen`).toBeLessThan(0.4);
    expect(await opacity(page, name, 0.51), `${name}, half seen`).toBe(1);
  }
});

test('a section taller than the window is there when it covers half of the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 300 });
  await page.goto('/solutions');
  for (const name of lines) {
    const height = await page
      .getByRole('heading', { name, exact: true, level: 2 })
      .evaluate((heading) => heading.closest('section')?.offsetHeight ?? 0);
    expect(height).toBeGreaterThan(300);
    expect(await opacity(page, name, 200 / height), name).toBe(1);
  }
});

test('nothing fades for who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/solutions');
  for (const name of lines) expect(await opacity(page, name, 0.1), name).toBe(1);
});
