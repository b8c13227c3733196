import type { Page } from '@playwright/test';
import { passThrough } from '../support/fault-proxy/exchange.ts';
import { expectDialog } from '../support/fixtures/dialogs.ts';
import { type Call, calls, logout } from '../support/fixtures/fault-table.ts';
import { expectTyped, fieldOn, fillIn, type FormOf, labelsOf, submitOf } from '../support/fixtures/forms.ts';
import { headerHydrated, dropdown, entry } from '../support/fixtures/header.ts';
import { arriveSignedIn, signout } from '../support/fixtures/session.ts';
import { expect, scripts, test } from '../support/fixtures/slow-script.ts';

const firstCalls: Call[] = [
  calls.login,
  calls['username check'],
  calls['email check'],
  calls['intern application'],
];
const hydrated = (page: Page) => expect(page.locator('main astro-island[ssr]')).toHaveCount(0);

for (const { form } of firstCalls)
  test(`what is typed on ${form.page} before its script is kept, and so is focus`, async ({
    page,
    siteProxy,
    stranger,
  }) => {
    const arrive = siteProxy.hold(scripts);
    await page.goto(form.page);
    await fillIn(page, form, stranger);
    const [first = ''] = labelsOf(form);
    await fieldOn(page, form, first).focus();
    arrive();
    await hydrated(page);
    await expectTyped(page, form, stranger);
    await expect(fieldOn(page, form, first)).toBeFocused();
  });

const ways: Record<string, (page: Page, form: FormOf) => Promise<void>> = {
  'a click': (page, form) => submitOf(page, form).click(),
  'Enter three times': async (page) => {
    for (let press = 0; press < 3; press++) await page.keyboard.press('Enter');
  },
};

for (const [how, submit] of Object.entries(ways))
  for (const { form, path, messages } of how === 'a click' ? [calls.login] : firstCalls)
    test(`${how} on ${form.page} before its script is there is sent once it is`, async ({
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
      await submit(page, form);
      expect(sent(path)).toBe(0);
      arrive();
      await expectDialog(page, messages.answered);
      expect([sent(path), faultProxy.calls(path)]).toEqual([1, 1]);
      expect(page.url()).toBe(siteProxy.origin + form.page);
      expect(siteProxy.calls(form.page)).toBe(1);
    });

const stuck = (page: Page) => page.getByRole('main').getByRole('alert');

for (const { form } of [calls.login, calls['intern application']])
  for (const fault of [404, 'reset'] as const)
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

test('a script that hangs is told after 10 seconds, and works when it comes after all', async ({
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
  await page.clock.fastForward(10_000);
  await expect(stuck(page)).toContainText('Reload');
  await fillIn(page, form, member);
  await page.keyboard.press('Enter');
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

test('a menu opened before its script comes stays open', async ({ page, siteProxy }) => {
  const arrive = siteProxy.hold(scripts);
  await page.goto('/contact');
  await dropdown(page, 'Services menu').click();
  await expect(entry(page, 'Branding')).toBeVisible();
  arrive();
  await headerHydrated(page);
  await expect(entry(page, 'Branding')).toBeVisible();
  await expect(dropdown(page, 'Services menu')).toBeFocused();
});

test('Signout pressed before its script comes is done once it is there', async ({
  page,
  siteProxy,
  servers,
  sent,
  member,
}) => {
  const arrive = siteProxy.hold(scripts);
  await arriveSignedIn(page, servers.api, member, '/contact');
  await signout(page).click();
  arrive();
  await expectDialog(page, logout.messages.answered);
  expect(sent(logout.path)).toBe(1);
});
