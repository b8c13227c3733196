import type { Page } from '@playwright/test';
import { listApplications } from '../stand-in/store.ts';
import { changes } from '../support/fixtures/changed-page.ts';
import { close, expectDialog } from '../support/fixtures/dialogs.ts';
import { type Call, calls, messageAfter } from '../support/fixtures/fault-table.ts';
import {
  expectEmpty,
  expectKept,
  expectWordsKept,
  fillIn,
  type FormOf,
  formOn,
  open,
  press,
  submitOf,
  typePassword,
} from '../support/fixtures/forms.ts';
import { sentences } from '../support/fixtures/sentences.ts';
import { expect, test } from '../support/fixtures/visit.ts';

const firstCalls: Call[] = [
  calls.login,
  calls['username check'],
  calls['email check'],
  calls['intern application'],
];
const refused = { trouble: 500, kind: 'refused' } as const;

for (const [how, change] of Object.entries(changes))
  for (const call of firstCalls) {
    const { form, path, messages } = call;

    test(`${form.page} ${how}, again and again: it complains, waits, is cancelled, fails and is sent`, async ({
      page,
      faultProxy,
      sent,
      stranger,
      member,
    }) => {
      const person = form.registered ? member : stranger;
      await page.clock.install();
      await open(page, form);
      await change(page, { goingOn: true });
      await press(page, form);
      await expect(formOn(page, form).getByRole('alert')).toBeFocused();
      await fillIn(page, form, person);

      const answer = faultProxy.hold(path);
      await press(page, form);
      await expect.poll(() => faultProxy.calls(path)).toBe(1);
      await page.clock.fastForward(10_000);
      await formOn(page, form).getByRole('button', { name: 'Cancel' }).click();
      await expect(formOn(page, form)).toContainText('Cancelled');
      answer();
      await expectWordsKept(page, form, person);

      faultProxy.inject(path, 500);
      await typePassword(page, form, person);
      await press(page, form);
      const failure = messageAfter(call, refused);
      await close(await expectDialog(page, failure));
      if (failure.next) {
        await open(page, form);
        await change(page, { goingOn: true });
        await fillIn(page, form, person);
      } else {
        await expectKept(page, form, person);
        await typePassword(page, form, person);
      }

      await faultProxy.clear();
      await press(page, form);
      const dialog = await expectDialog(page, messages.answered);
      await expectEmpty(page, form);
      expect(sent(path)).toBe(3);
      await close(dialog);
      await expect(page).toHaveURL(messages.answered.next ?? form.page);
    });
  }

/** Takes what a form says of errors out of the page, as an extension that blocks parts of pages may do. */
const takeAway = (page: Page, form: FormOf) =>
  formOn(page, form).evaluate((element) => element.querySelector('[role=alert]')?.remove());

const tolerated = /Failed to load resource|net::ERR_|removeChild/;
const setUpAgain = 'Something changed this page, so the form was set up again.';

test.describe('where an extension takes parts of a form away', () => {
  test.use({ tolerated });

  for (const call of firstCalls) {
    const { form, path, messages } = call;

    test(`${form.page} is sent all the same, once`, async ({ page, sent, stranger, member }) => {
      await open(page, form);
      await press(page, form);
      await takeAway(page, form);
      await fillIn(page, form, form.registered ? member : stranger);
      await press(page, form);
      await expectDialog(page, messages.answered);
      await expectEmpty(page, form);
      await expect(formOn(page, form)).not.toContainText(setUpAgain);
      expect(sent(path)).toBe(1);
    });

    test(`${form.page} keeps every word of a failure, says what happened, and can be sent again`, async ({
      page,
      faultProxy,
      stranger,
      member,
    }) => {
      const person = form.registered ? member : stranger;
      const failure = messageAfter(call, refused);
      faultProxy.inject(path, 500);
      await open(page, form);
      await press(page, form);
      await takeAway(page, form);
      await fillIn(page, form, person);
      await press(page, form);
      const dialog = await expectDialog(page, failure);
      await expectKept(page, form, person);
      const notice = formOn(page, form).getByRole('alert').filter({ hasText: setUpAgain });
      await expect(notice.getByRole('link')).toHaveAttribute('href', /^mailto:/);
      await close(dialog);
      if (failure.next) return;
      await faultProxy.clear();
      await typePassword(page, form, person);
      await press(page, form);
      await expectDialog(page, messages.answered);
    });
  }

  test('an application that arrives while the form is broken is thanked for, and no draft comes back', async ({
    page,
    faultProxy,
    servers,
    stranger,
  }) => {
    const { form, path, messages } = calls['intern application'];
    await open(page, form);
    await fillIn(page, form, stranger);
    const answer = faultProxy.hold(path);
    await press(page, form);
    await page.getByRole('progressbar').evaluate((bar) => bar.parentElement?.remove());
    answer();
    const dialog = await expectDialog(page, messages.answered);
    await expectEmpty(page, form);
    await close(dialog);
    await open(page, form);
    await expectEmpty(page, form);
    const mine = listApplications(servers.api.dataDir).filter(({ name }) => name === stranger.fullName);
    expect(mine).toHaveLength(1);
  });

  test('a form that is broken again and again gives the words back, and the mailbox', async ({
    page,
    faultProxy,
    stranger,
  }) => {
    const { form, path } = calls['intern application'];
    faultProxy.inject(path, 422);
    await open(page, form);
    await fillIn(page, form, stranger);
    const main = page.getByRole('main');
    for (let time = 0; time < 4; time++) {
      await press(page, form);
      await close(await expectDialog(page, { sentence: sentences.apply.failed, role: 'alertdialog' }));
      await expect(formOn(page, form).getByRole('alert').getByRole('listitem')).toHaveCount(1);
      await formOn(page, form).evaluate((element) => {
        for (const alert of element.querySelectorAll('[role=alert]')) alert.remove();
      });
    }
    await submitOf(page, form).click();
    const notice = main.getByRole('alert').filter({ hasText: 'so the form can’t be shown.' });
    await expect(notice).toContainText(sentences.apply.failed);
    await expect(notice).toContainText('Reload the page to try again');
    await expect(notice.getByRole('link')).toHaveAttribute('href', /^mailto:/);
    await expect(notice.getByRole('listitem')).toHaveText(Object.values(form.typed(stranger)));
  });
});
