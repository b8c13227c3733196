import type { Page } from '@playwright/test';
import { listApplications } from '../stand-in/store.ts';
import { changePage } from '../support/fixtures/changed-page.ts';
import { close, expectDialog } from '../support/fixtures/dialogs.ts';
import { calls, firstCalls, messageAfter } from '../support/fixtures/fault-table.ts';
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

const refused = { trouble: 500, kind: 'refused' } as const;

for (const call of firstCalls) {
  const { form, path, messages } = call;

  test(`${form.page} changed again and again, by a translation and a password manager: it complains, waits, is cancelled, fails and is sent`, async ({
    page,
    faultProxy,
    sent,
    stranger,
    member,
  }) => {
    const person = form.registered ? member : stranger;
    await page.clock.install();
    await open(page, form);
    await changePage(page, { goingOn: true });
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
      await expect(page).toHaveURL(failure.next);
      await open(page, form);
      await changePage(page, { goingOn: true });
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

    test(`${form.page} keeps every word of a failure and says what happened; a success comes once, and alone`, async ({
      page,
      faultProxy,
      sent,
      stranger,
      member,
    }) => {
      const person = form.registered ? member : stranger;
      const message = messageAfter(call, refused);
      const fillInWithoutAlert = async () => {
        await open(page, form);
        await press(page, form);
        await takeAway(page, form);
        await fillIn(page, form, person);
        await press(page, form);
      };
      faultProxy.inject(path, 500);
      await fillInWithoutAlert();
      const dialog = await expectDialog(page, message);
      await expectKept(page, form, person);
      const notice = formOn(page, form).getByRole('alert').filter({ hasText: setUpAgain });
      await expect(notice.getByRole('link')).toHaveAttribute('href', /^mailto:/);
      await close(dialog);
      await faultProxy.clear();
      if (message.next) {
        await expect(page).toHaveURL(message.next);
      } else {
        await typePassword(page, form, person);
        await press(page, form);
        await close(await expectDialog(page, messages.answered));
        await expect(page).toHaveURL(messages.answered.next ?? form.page);
      }
      const before = sent(path);
      await fillInWithoutAlert();
      await expectDialog(page, messages.answered);
      await expectEmpty(page, form);
      await expect(formOn(page, form)).not.toContainText(setUpAgain);
      expect(sent(path)).toBe(before + 1);
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
    await expect(page).toHaveURL(messages.answered.next ?? form.page);
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
