import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../support/test-site.ts';

const scenes = [
  ['aedan', /syllabus.*question mark/],
  ['thiruula', /temple tower.*gate/],
  ['digitaltwin', /gear wheel.*wave.*twin/],
] as const;

for (const [id, name] of scenes)
  test.describe(`The scene of #${id}`, () => {
    test.beforeEach(({ page }) => page.goto('/products'));

    test('is an image with a name', async ({ page }) => {
      const drawing = page.locator(`#${id}`).getByRole('img', { name });
      await expect(drawing).toBeVisible();
    });

    test('weighs less than 1.5 KB', async ({ page }) => {
      const source = await page
        .locator(`#${id}`)
        .getByRole('img')
        .evaluate((svg) => svg.outerHTML);
      expect(source).not.toContain('style=');
      expect(brotliCompressSync(source).length).toBeLessThan(1500);
    });

    test('has a line that touches no dot', async ({ page }) => {
      const touched = await page
        .locator(`#${id}`)
        .getByRole('img')
        .evaluate((svg) => {
          const [dots, line] = svg.querySelectorAll('path');
          if (!dots || !line) throw new Error('no dots, no line');
          // Half of it is the width of half a dot and half the line, with ground between them.
          line.style.strokeWidth = '0.8';
          let at = new DOMPoint();
          return [...(dots.getAttribute('d') ?? '').matchAll(/m([^h]+)h0/gi)].map(([, step = '']) => {
            const [x = 0, y = 0] = [...step.matchAll(/-?\d*\.?\d+/g)].map(Number);
            at = new DOMPoint(at.x + x, at.y + y);
            return line.isPointInStroke(at);
          });
        });
      expect(touched.length).toBeGreaterThan(20);
      expect(touched).not.toContain(true);
    });
  });

test('a printed product is its words: drawings made for a dark ground stay away', async ({ page }) => {
  await page.goto('/products');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Aedan' })).toBeVisible();
  await expect(page.locator('#aedan').getByRole('img')).toBeHidden();
});
