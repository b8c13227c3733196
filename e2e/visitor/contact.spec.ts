import { expect, test } from '../fixtures.ts';

const text = 'A shop & a café + 5 % more.\nதமிழ் too?';

/** The last part of the email in a `mailto:` address. */
const emailIn = (url: string) => new URL(url).searchParams;

test('opens the email program with the answers, which stay in the form', async ({ page }) => {
  await page.goto('/contact');
  const form = page.getByRole('form');
  const need = form.getByRole('combobox');
  await need.selectOption({ index: 1 });
  const [details, deadline] = await form.getByRole('textbox').all();
  await details?.fill(text);
  await deadline?.fill('May');
  const email = page.waitForRequest(/^mailto:/);
  await form.getByRole('button').click();
  const values = emailIn((await email).url());
  expect(values.get('subject')).toBe(await need.inputValue());
  expect(values.get('body')).toContain(`\r\n${text.replace('\n', '\r\n')}\r\n`);
  expect(values.get('body')).toContain('\r\nMay\r\n');
  await expect(form.getByRole('textbox').first()).toHaveValue(text);
  await expect(form.getByRole('status')).toBeEmpty();
});

test('says that only the start of a long text is in the email', async ({ page }) => {
  await page.goto('/contact');
  const form = page.getByRole('form');
  await form.getByRole('textbox').first().fill(text.repeat(50));
  const email = page.waitForRequest(/^mailto:/);
  await form.getByRole('button').click();
  const url = (await email).url();
  expect(url.length).toBeLessThanOrEqual(1800);
  expect(emailIn(url).get('body')).toContain(text.replace('\n', '\r\n'));
  await expect(form.getByRole('status')).not.toBeEmpty();
});

test('the form knows which service a visitor comes from', async ({ page }) => {
  await page.goto('/webdesign');
  const service = await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .locator('[aria-current]')
    .innerText();
  await page.locator('main .button').first().click();
  await expect(page.getByRole('form').getByRole('combobox')).toHaveValue(service);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a link opens an email with the questions', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('form')).toBeHidden();
    const href = await page.locator('.email-form').getByRole('link').getAttribute('href');
    expect(emailIn(href ?? '').get('body')).toContain('?');
  });
});
