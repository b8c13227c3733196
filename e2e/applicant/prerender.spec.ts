import { expect, test } from '../fixtures.ts';

test('a prerendered form gets its date when the applicant opens it', async ({ page, applyPage }) => {
  // Chromium does not prerender a page while Playwright is attached.
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, writable: true }),
  );
  await applyPage.goto();
  await expect(applyPage.date).toHaveValue('');
  await page.evaluate(() => {
    Reflect.set(document, 'prerendering', false);
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(applyPage.date).not.toHaveValue('');
});
