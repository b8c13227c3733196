import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../support/test-site.ts';

const scenes = [
  ['aedan', /syllabus.*question mark/],
  ['thiruula', /temple tower.*gate/],
  ['digitaltwin', /gear wheel.*wave.*twin/],
] as const;

test('each product has a scene: an image with a name, under 1.5 KB, whose line touches no dot', async ({
  page,
}) => {
  await page.goto('/products');
  for (const [id, name] of scenes)
    await test.step(id, async () => {
      const drawing = page.locator(`#${id}`).getByRole('img', { name });
      await expect(drawing).toBeVisible();
      const source = await drawing.evaluate((svg) => svg.outerHTML);
      expect(source).not.toContain('style=');
      expect(brotliCompressSync(source).length).toBeLessThan(1500);
      const touched = await drawing.evaluate(dotsTouched);
      expect(touched.length).toBeGreaterThan(20);
      expect(touched).not.toContain(true);
    });
});

test.describe('The scene of the home page', () => {
  const named = /^One line draws people/;

  test('has a name, and is large enough on a phone to be made out', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/');
    const box = await page.getByRole('img', { name: named }).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(350);
  });

  test('draws itself once, in under two seconds; for who wants less motion it is there', async ({ page }) => {
    await page.goto('/');
    const line = page.getByRole('img', { name: named }).locator('.draw');
    const times = await line.evaluate((path) =>
      path.getAnimations().map((animation) => animation.effect?.getComputedTiming()),
    );
    expect(times).toEqual([expect.objectContaining({ iterations: 1 })]);
    expect(Number(times[0]?.endTime)).toBeLessThan(2000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(line).toHaveCSS('animation-name', 'none');
    await expect(line).toHaveCSS('stroke-dasharray', 'none');
  });
});

test('a printed product is its words, dark on paper by night too: drawings made for a dark ground stay away', async ({
  page,
}) => {
  await page.goto('/products');
  const heading = page.getByRole('heading', { name: 'Aedan' });
  const day = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveCSS('color', day);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.locator('#aedan').getByRole('img')).toBeHidden();
});

/** In the page: whether the line of a drawing touches each of its dots. */
function dotsTouched(svg: Element): boolean[] {
  const [dots, line] = svg.querySelectorAll('path');
  if (!dots || !line) throw new Error('no dots, no line');
  // Half of it is the width of half a dot and half the line, with ground between them.
  line.style.strokeWidth = '0.8';
  // A dot starts each stroke, and follows wherever the stroke is one gap longer.
  const [, gap = 0] = (dots.getAttribute('stroke-dasharray') ?? '').split(' ').map(Number);
  let drawn = '';
  return (dots.getAttribute('d') ?? '').split(/(?=m)/i).flatMap((stroke) => {
    const start = drawn ? dots.getTotalLength() : 0;
    dots.setAttribute('d', (drawn += stroke));
    const length = dots.getTotalLength() - start;
    return Array.from({ length: 1 + Math.floor(length / gap) }, (_, dot) =>
      line.isPointInStroke(dots.getPointAtLength(start + dot * gap + 0.01)),
    );
  });
}
