import { changePage } from '../support/fixtures/changed-page.ts';
import { close, expectDialog } from '../support/fixtures/dialogs.ts';
import { firstCalls, messageAfter } from '../support/fixtures/fault-table.ts';
import {
  expectEmpty,
  expectKept,
  expectWordsKept,
  fillIn,
  formOn,
  open,
  press,
  typePassword,
} from '../support/fixtures/forms.ts';
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

test.describe('where an extension takes a part of a form away', () => {
  test.use({ tolerated: /Failed to load resource|net::ERR_|removeChild/ });

  for (const { form } of firstCalls)
    test(`${form.page} shows a message with the mailbox`, async ({ page, stranger }) => {
      await open(page, form);
      await press(page, form);
      await formOn(page, form).evaluate((element) => element.querySelector('[role=alert]')?.remove());
      await fillIn(page, form, stranger);
      const alert = page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: 'so the form can’t be shown' });
      await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:/);
    });
});
