import type { Page } from '@playwright/test';
import { passThrough } from '../support/fault-proxy/exchange.ts';
import { changePage } from '../support/fixtures/changed-page.ts';
import { expectDialog } from '../support/fixtures/dialogs.ts';
import { calls, firstCalls } from '../support/fixtures/fault-table.ts';
import { expectTyped, fieldOn, fillIn, labelsOf, submitOf } from '../support/fixtures/forms.ts';
import { expect, scripts, test } from '../support/fixtures/slow-script.ts';
import { topOf } from '../support/fixtures/top.ts';

const hydrated = (page: Page) => expect(page.locator('main astro-island[ssr]')).toHaveCount(0);

for (const changedPage of [false, true])
  test.describe(`before the script of a page comes${changedPage ? ', changed meanwhile' : ''}`, () => {
    test.use({ changedPage });

    for (const { form } of firstCalls)
      test(`what is typed and chosen on ${form.page} is kept, and so are focus and selection`, async ({
        page,
        siteProxy,
        stranger,
      }) => {
        const arrive = siteProxy.hold(scripts);
        await page.goto(form.page);
        if (changedPage) await changePage(page);
        await fillIn(page, form, stranger);
        const [first = ''] = labelsOf(form);
        const field = fieldOn(page, form, first);
        await field.focus();
        await page.keyboard.press('ControlOrMeta+A');
        arrive();
        await hydrated(page);
        await expectTyped(page, form, stranger);
        await expect(field).toBeFocused();
        await page.keyboard.type('7');
        // An email has no selection that a page could carry over: there, the key adds to what was typed.
        await expect(field).toHaveValue(first === 'Email' ? /7/ : '7');
      });
  });

for (const { form, path, messages } of firstCalls)
  test(`Enter three times on ${form.page} before its script is there sends it once it is, once`, async ({
    page,
    faultProxy,
    siteProxy,
    sent,
    stranger,
    member,
  }) => {
    const arrive = siteProxy.hold(scripts);
    await page.goto(form.page);
    await fillIn(page, form, form.registered ? member : stranger);
    const [first = ''] = labelsOf(form);
    await fieldOn(page, form, first).focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press('Enter');
    expect(sent(path)).toBe(0);
    arrive();
    await expectDialog(page, messages.answered);
    expect([sent(path), faultProxy.calls(path)]).toEqual([1, 1]);
    expect(page.url()).toBe(siteProxy.origin + form.page);
    expect(siteProxy.calls(form.page)).toBe(1);
  });

const stuck = (page: Page) => page.getByRole('main').getByRole('alert');

for (const [{ form }, fault] of [
  [calls.login, 404],
  [calls['intern application'], 'reset'],
] as const)
  test(`a script of ${form.page} that fails (${fault}) is told, and the rest of the page works`, async ({
    page,
    siteProxy,
  }) => {
    siteProxy.inject(scripts, fault);
    await page.goto(form.page);
    await expect(stuck(page)).toContainText('Reload');
    await expect(stuck(page).getByRole('link')).toHaveAttribute('href', /^mailto:/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
  });

test('a script that hangs is told after 10 seconds; a click meanwhile counts when it comes after all', async ({
  page,
  siteProxy,
  sent,
  member,
}) => {
  const { form, path, messages } = calls.login;
  const arrive = siteProxy.hold(scripts);
  await page.clock.install();
  const asked = page.waitForRequest(/\/_astro\//);
  await page.goto(form.page);
  await asked;
  await expect(stuck(page)).toBeHidden();
  const top = await topOf(submitOf(page, form));
  await page.clock.fastForward(10_000);
  await expect(stuck(page)).toContainText('Reload');
  expect(await topOf(submitOf(page, form))).toBe(top);
  await fillIn(page, form, member);
  await submitOf(page, form).click();
  expect(sent(path)).toBe(0);
  arrive();
  await expectDialog(page, messages.answered);
  await expect(stuck(page)).toBeHidden();
  expect(sent(path)).toBe(1);
});

test('a script that fails once is asked for again', async ({ page, siteProxy, member }) => {
  const { form, messages } = calls.login;
  siteProxy.inject(scripts, ({ response }) => {
    siteProxy.inject(scripts, passThrough);
    response.socket?.resetAndDestroy();
  });
  await page.goto(form.page);
  await hydrated(page);
  await fillIn(page, form, member);
  await page.keyboard.press('Enter');
  await expectDialog(page, messages.answered);
  await expect(stuck(page)).toBeHidden();
});

test('a box ticked before its script comes stays ticked, with its link', async ({ page, siteProxy }) => {
  const arrive = siteProxy.hold(scripts);
  await page.goto('/freshers');
  const box = page.getByRole('checkbox');
  await box.check();
  await expect(page.getByRole('link', { name: 'Apply', exact: true })).toBeVisible();
  arrive();
  await hydrated(page);
  await expect(box).toBeChecked();
  await expect(box).toBeFocused();
  await expect(page.getByRole('link', { name: 'Apply', exact: true })).toBeVisible();
  await box.uncheck();
  await expect(page.getByRole('link', { name: 'Apply', exact: true })).toBeHidden();
});
