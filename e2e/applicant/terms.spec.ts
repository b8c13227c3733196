import { expect, test } from '../support/test-site.ts';

const tracks = [
  ['/freshers', true],
  ['/nonit', true],
  ['/housewives', false],
] as const;

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    for (const [route, required] of tracks)
      test(`on ${route} the Apply link is there only while the ${required ? 'required' : 'optional'} box is ticked`, async ({
        page,
      }) => {
        await page.goto(route);
        const main = page.getByRole('main');
        const box = main.getByRole('checkbox', { name: /terms/ });
        const link = main.getByRole('link', { name: 'Apply', exact: true });
        await expect(box).not.toBeChecked();
        await expect(box).toHaveJSProperty('required', required);
        await expect(link).toBeHidden();
        await box.check();
        await expect(link).toBeVisible();
        await box.uncheck();
        await expect(link).toBeHidden();
        await box.check();
        await link.click();
        await expect(page).toHaveURL('/apply');
      });
  });
