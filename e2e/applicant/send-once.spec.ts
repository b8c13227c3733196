import type { Page } from '@playwright/test';
import { expectDialog } from '../support/fixtures/dialogs.ts';
import { calls, logout } from '../support/fixtures/fault-table.ts';
import { fieldOn, fillIn, type FormOf, formOn, labelsOf, open, submitOf } from '../support/fixtures/forms.ts';
import { arriveSignedIn, signout } from '../support/fixtures/session.ts';
import { expect, test } from '../support/fixtures/visit.ts';

const impatience: Record<string, (page: Page, form: FormOf) => Promise<unknown>> = {
  'a double click': (page, form) => submitOf(page, form).dblclick(),
  'Enter three times': async (page, form) => {
    const [first = ''] = labelsOf(form);
    await fieldOn(page, form, first).focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press('Enter');
  },
  'three submits in one tick': (page, form) =>
    formOn(page, form).evaluate((element) => {
      if (element instanceof HTMLFormElement) for (let time = 0; time < 3; time++) element.requestSubmit();
    }),
};

const firstCalls = [calls.login, calls['username check'], calls['email check'], calls['intern application']];

for (const { form, path, messages } of firstCalls)
  for (const [how, submit] of Object.entries(impatience))
    test(`${how} on ${form.page} sends one request`, async ({ page, faultProxy, sent, stranger, member }) => {
      await open(page, form);
      await fillIn(page, form, form.registered ? member : stranger);
      const answer = faultProxy.hold(path);
      await submit(page, form);
      await expect.poll(() => faultProxy.calls(path)).toBe(1);
      answer();
      await expectDialog(page, messages.answered);
      expect([sent(path), faultProxy.calls(path)]).toEqual([1, 1]);
    });

for (const [how, press] of Object.entries({
  'a double click': (page: Page) => signout(page).dblclick(),
  'Enter three times': async (page: Page) => {
    await signout(page).focus();
    for (let time = 0; time < 3; time++) await page.keyboard.press('Enter');
  },
}))
  test(`${how} on Signout sends one request`, async ({ page, faultProxy, servers, sent, member }) => {
    await arriveSignedIn(page, servers.api, member, '/contact');
    const answer = faultProxy.hold(logout.path);
    await press(page);
    await expect.poll(() => faultProxy.calls(logout.path)).toBe(1);
    answer();
    await expectDialog(page, logout.messages.answered);
    expect([sent(logout.path), faultProxy.calls(logout.path)]).toEqual([1, 1]);
  });
