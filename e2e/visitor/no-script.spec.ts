import { fillIn, formOn, forms, submitOf } from '../support/fixtures/forms.ts';
import { site } from '../../src/site.ts';
import { expect, test } from '../support/fixtures/slow-script.ts';

const blocked = /^Sending form data .* "form-action 'none'"/;

test.use({ javaScriptEnabled: false, tolerated: blocked });

for (const form of Object.values(forms))
  for (const way of ['keyboard', 'mouse'])
    test(`${form.page} says that it needs JavaScript, and posts nothing anywhere by ${way}`, async ({
      page,
      siteProxy,
      stranger,
    }) => {
      const [requests, refusals]: [string[], string[]] = [[], []];
      await page.goto(form.page);
      page.on('request', (request) => requests.push(request.url()));
      page.on('console', (message) => blocked.test(message.text()) && refusals.push(message.text()));
      // Playwright's roles and texts leave <noscript> out, whatever the browser shows.
      const line = formOn(page, form).locator('noscript p');
      await expect(line).toBeInViewport();
      await expect(line).toContainText('needs JavaScript', { useInnerText: true });
      await expect(line.locator('a')).toHaveAttribute('href', `mailto:${site.email}`);
      await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0);
      await fillIn(page, form, stranger);
      await formOn(page, form).getByRole('textbox').first().focus();
      await submitOf(page, form).scrollIntoViewIfNeeded();
      const button = await submitOf(page, form).boundingBox();
      if (!button) throw new Error('There is no button to press');
      // The policy blocks both. Locators would wait for the page that never comes; keyboard and mouse do not.
      if (way === 'keyboard') await page.keyboard.press('Enter');
      else await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2);
      // Chromium tells one refusal once or twice.
      await expect.poll(() => refusals).not.toHaveLength(0);
      expect(page.url()).toBe(siteProxy.origin + form.page);
      expect(requests).toEqual([]);
    });
