import { expect, test } from '../fixtures.ts';

// The tests violate the policy on purpose.
test.use({ allowedErrors: /./ });

test('an injected script does not run', async ({ page }) => {
  await page.goto('/');
  const violation = await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<string>();
    addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective));
    const script = document.createElement('script');
    script.append('document.title = "changed"');
    document.head.append(script);
    return promise;
  });
  expect(violation).toMatch(/^(script-src|require-trusted-types-for)/);
  await expect(page).not.toHaveTitle('changed');
});

test('Chromium refuses markup from a string', async ({ page }) => {
  await page.goto('/');
  const change = page.evaluate(() => {
    document.body.innerHTML = '<p>changed</p>';
  });
  await expect(change).rejects.toThrow('TrustedHTML');
});
