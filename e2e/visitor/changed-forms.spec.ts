import { changes } from '../support/fixtures/changed-page.ts';
import { expectTyped, fieldOn, fillIn, forms, labelsOf } from '../support/fixtures/forms.ts';
import { expect, scripts, test } from '../support/fixtures/slow-script.ts';

test.use({ changedPage: true });

for (const [how, change] of Object.entries(changes))
  for (const form of Object.values(forms))
    test(`${form.page} ${how} before it is hydrated keeps what was typed and chosen, focus and selection`, async ({
      page,
      siteProxy,
      stranger,
    }) => {
      const arrive = siteProxy.hold(scripts);
      await page.goto(form.page);
      await change(page);
      await fillIn(page, form, stranger);
      const [first = ''] = labelsOf(form);
      const field = fieldOn(page, form, first);
      await field.focus();
      await page.keyboard.press('ControlOrMeta+A');
      arrive();
      await expect(page.locator('main astro-island[data-hydrated]')).toHaveCount(1);
      await expectTyped(page, form, stranger);
      await expect(field).toBeFocused();
      await page.keyboard.type('7');
      // An email has no selection that a page could carry over: there, the key adds to what was typed.
      await expect(field).toHaveValue(first === 'Email' ? /7/ : '7');
    });
