import { expect, test } from '../fixtures.ts';

test('a prerendered form is dated when it is opened', async ({ page, applyPage }) => {
  // Chromium prerenders nothing for a page that Playwright is attached to.
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
