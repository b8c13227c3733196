import { expect, test } from '../fixtures.ts';
import { site } from '../../src/site.ts';

const answer = 'A shop & a café + 5 % more.\nதமிழ் too?';

/** The parts of a `mailto:` address as an email program reads them. In `mailto:`, a plus is no space. */
function emailIn(url: string) {
  const [, subject = '', body = ''] = /\?subject=(.*)&body=(.*)/.exec(url)?.map(decodeURIComponent) ?? [];
  return { subject, body };
}

test('a visitor of a translated page opens or copies an email with the original questions', async ({
  page,
  announcements,
}) => {
  // A clipboard that the test can read, and that can deny access as a browser may.
  await page.addInitScript(() => {
    const writeText = (text: string) =>
      Reflect.has(window, 'denied')
        ? Promise.reject(new DOMException())
        : Reflect.set(window, 'copied', text);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await page.goto('/contact');
  const form = page.getByRole('form');
  const need = form.getByRole('combobox');
  await need.selectOption({ index: 1 });
  const service = await need.inputValue();
  const questions = await form.locator('label').allInnerTexts();
  await form.locator('label, option').evaluateAll((elements) => {
    for (const element of elements) element.textContent = 'translated';
  });
  const fields = form.getByRole('textbox');
  await fields.nth(0).fill(`${answer}  `);
  await fields.nth(1).fill('May');
  const request = page.waitForRequest(/^mailto:/);
  await form.getByRole('button').press('Enter');
  const lines = [service, answer, 'May'].map((text, index) => `${questions[index]}\n${text}\n`).join('\n');
  expect(emailIn((await request).url())).toEqual({ subject: service, body: lines.replaceAll('\n', '\r\n') });
  await expect(fields.nth(0)).toHaveValue(answer);

  const statuses = form.getByRole('status');
  const messages = [await statuses.nth(0).innerText()];
  expect(messages[0]).not.toBe('');
  await expect.poll(announcements).toEqual(messages);
  const email = `${service}\n\n${lines}`;
  const buttons = form.getByRole('button');
  for (const [index, expected] of [
    [1, email],
    [2, site.email],
  ] as const) {
    await buttons.nth(index).press('Enter');
    messages.push(await statuses.nth(1).innerText());
    await expect.poll(announcements).toEqual(messages);
    expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toBe(expected);
  }
  // When the browser denies the clipboard, the form selects the email.
  await page.evaluate(() => Reflect.set(window, 'denied', true));
  await buttons.nth(1).press('Enter');
  await expect(statuses.nth(1)).not.toHaveText(messages[1] ?? '');
  expect((await page.evaluate(() => String(getSelection()))).trim()).toBe(email.trim());
  expect(await announcements()).toHaveLength(messages.length + 1);
});

test('a visitor can copy an answer that is too long for a mailto link', async ({ page }) => {
  await page.goto('/contact');
  const form = page.getByRole('form');
  const status = form.getByRole('status').first();
  const submit = async (text: string) => {
    await form.getByRole('textbox').first().fill(text);
    await expect(status).toBeEmpty();
    await expect(form.getByRole('button')).toHaveCount(1);
    const email = page.waitForRequest(/^mailto:/);
    await form.getByRole('button').click();
    return (await email).url();
  };
  const longAnswer = answer.repeat(50);
  const url = await submit(longAnswer);
  expect(url.length).toBeLessThanOrEqual(1800);
  expect(emailIn(url).body).toContain(answer.replace('\n', '\r\n'));
  await expect(form).toContainText(longAnswer);
  const message = await status.innerText();
  await submit(answer);
  await expect(status).not.toHaveText(message);
});

test('a visitor cannot submit spaces and empty lines as the answer', async ({ page, header }) => {
  await page.goto('/contact');
  // Once the menu is hydrated, the page ignores a held Enter outside of text areas (`double-presses.ts`).
  await header.hydrate();
  const form = page.getByRole('form');
  const details = form.getByRole('textbox').first();
  await details.focus();
  for (let time = 0; time < 3; time++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.press('Space');
  await expect(details).toHaveValue('\n\n\n ');
  await form.getByRole('button').click();
  await expect(details).toBeFocused();
  await expect(form.getByRole('button')).toHaveCount(1);
});

test('the contact form has the service that the visitor came from, and keeps the answers after a reload', async ({
  page,
}) => {
  const form = page.getByRole('form');
  const need = form.getByRole('combobox');
  const details = form.getByRole('textbox').first();
  for (let time = 0; time < 2; time++) {
    await page.goto('/webdesign');
    const service = await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .locator('[aria-current]')
      .innerText();
    await page.locator('main .button').first().click();
    await expect(need).toHaveValue(service);
    await expect(details).toHaveValue('');
    await need.selectOption({ index: 0 });
    await details.fill(answer);
    await page.reload();
    await expect(details).toHaveValue(answer);
    await expect(need).toHaveValue('');
  }
  // A link may name a service that no longer exists.
  await page.goto('/contact?need=Weaving');
  await expect(need).toHaveJSProperty('selectedIndex', 0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a visitor opens an email with the questions', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('form')).toBeHidden();
    const href = await page.locator('.email-form').getByRole('link').getAttribute('href');
    expect(emailIn(href ?? '').body).toMatch(/\S \S/);
  });
});
