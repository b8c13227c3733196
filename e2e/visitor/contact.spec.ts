import { expect, test } from '../fixtures.ts';
import { site } from '../../src/site.ts';

const text = 'A shop & a café + 5 % more.\nதமிழ் too?';

/** The parts of a `mailto:` address as an email program reads them. In `mailto:`, a plus is no space. */
function emailIn(url: string) {
  const [, subject = '', body = ''] = /\?subject=(.*)&body=(.*)/.exec(url)?.map(decodeURIComponent) ?? [];
  return { subject, body };
}

test('a visitor opens, copies or selects an email with the answers, untranslated', async ({
  page,
  announcements,
}) => {
  // A clipboard of the test, which it can deny as a browser may.
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
  // The browser translates the page.
  await form.locator('label, option').evaluateAll((elements) => {
    for (const element of elements) element.textContent = 'translated';
  });
  const [details, deadline] = await form.getByRole('textbox').all();
  await details?.fill(`${text}  `);
  await deadline?.fill('May');
  const request = page.waitForRequest(/^mailto:/);
  await form.getByRole('button').press('Enter');
  const lines = [service, text, 'May'].map((answer, index) => `${questions[index]}\n${answer}\n`).join('\n');
  expect(emailIn((await request).url())).toEqual({ subject: service, body: lines.replaceAll('\n', '\r\n') });
  await expect(details ?? form).toHaveValue(text);

  const [status, copyStatus] = await form.getByRole('status').all();
  const texts = [await status?.innerText()];
  expect(texts[0]).toContain(site.email);
  await expect.poll(announcements).toEqual(texts);
  const email = `${service}\n\n${lines}`;
  const buttons = form.getByRole('button');
  for (const [index, expected] of [
    [1, email],
    [2, site.email],
  ] as const) {
    await buttons.nth(index).press('Enter');
    texts.push(await copyStatus?.innerText());
    await expect.poll(announcements).toEqual(texts);
    expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toBe(expected);
  }
  await page.evaluate(() => Reflect.set(window, 'denied', true));
  await buttons.nth(1).press('Enter');
  await expect(copyStatus ?? form).not.toHaveText(texts[1] ?? '');
  expect((await page.evaluate(() => String(getSelection()))).trim()).toBe(email.trim());
  expect(await announcements()).toHaveLength(texts.length + 1);
});

test('a visitor can copy a text too long for a mailto link', async ({ page }) => {
  await page.goto('/contact');
  const form = page.getByRole('form');
  const details = form.getByRole('textbox').first();
  const status = form.getByRole('status').first();
  const press = async (answer: string) => {
    await details.fill(answer);
    await expect(status).toBeEmpty();
    await expect(form.getByRole('button')).toHaveCount(1);
    const email = page.waitForRequest(/^mailto:/);
    await form.getByRole('button').click();
    return (await email).url();
  };
  const long = text.repeat(50);
  const url = await press(long);
  expect(url.length).toBeLessThanOrEqual(1800);
  expect(emailIn(url).body).toContain(text.replace('\n', '\r\n'));
  await expect(form).toContainText(long);
  const message = await status.innerText();
  await press(text);
  await expect(status).not.toHaveText(message);

  // Spaces are no answer.
  await details.fill(' \n ');
  await form.getByRole('button').click();
  await expect(details).toBeFocused();
  await expect(form.getByRole('button')).toHaveCount(1);

  await details.fill('\n.'.repeat(30));
  await page.emulateMedia({ media: 'print' });
  const isCut = await details.evaluate(
    ({ scrollHeight, clientHeight }) =>
      scrollHeight > clientHeight && CSS.supports('field-sizing', 'content'),
  );
  expect(isCut).toBe(false);
});

test('the form has the service that the visitor came from, and keeps the answers after a reload', async ({
  page,
}) => {
  const form = page.getByRole('form');
  const [need, details] = [form.getByRole('combobox'), form.getByRole('textbox').first()];
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
    await details.fill(text);
    await page.reload();
    await expect(details).toHaveValue(text);
    await expect(need).toHaveValue('');
  }
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
