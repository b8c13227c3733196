import { listApplications } from '../stand-in/store.ts';
import { expectDialog } from '../support/fixtures/dialogs.ts';
import { type Call, calls, logout } from '../support/fixtures/fault-table.ts';
import { fillIn, formOn, open, press, typePassword } from '../support/fixtures/forms.ts';
import { arriveSignedIn, signout } from '../support/fixtures/session.ts';
import { expect, test } from '../support/fixtures/visit.ts';

const waiting = 'Still waiting for an answer';

for (const [name, { form, path, messages, note = 'may have arrived' }] of Object.entries<Call>(calls))
  test(`${name}: who waits is told so after 10 s, may cancel, sends again, and is told what came after 15 s`, async ({
    page,
    faultProxy,
    sent,
    stranger,
    member,
  }) => {
    const person = form.registered ? member : stranger;
    const sendUnanswered = async () => {
      const before = faultProxy.calls(path);
      const answer = faultProxy.hold(path);
      await press(page, form);
      await expect.poll(() => faultProxy.calls(path)).toBe(before + 1);
      // What arrived at the fault proxy is known to the page a moment later.
      if (form.file) await expect(formOn(page, form)).toContainText('100%');
      return answer;
    };
    await page.clock.install();
    await open(page, form);
    await fillIn(page, form, person);
    await test.step('cancelled: what that means is said, and nothing comes of the answer', async () => {
      const answer = await sendUnanswered();
      await page.clock.fastForward(10_000);
      await formOn(page, form).getByRole('button', { name: 'Cancel' }).click();
      await expect(formOn(page, form)).toContainText(note);
      await expect(formOn(page, form)).toHaveAttribute('aria-busy', 'false');
      answer();
      await page.clock.fastForward('01:00:00');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(sent(path)).toBe(1);
    });
    await test.step('waited for: the form is busy, says so, and shows the answer', async () => {
      await typePassword(page, form, person);
      const answer = await sendUnanswered();
      await expect(formOn(page, form)).toHaveAttribute('aria-busy', 'true');
      await expect(formOn(page, form)).not.toContainText(waiting);
      await page.clock.fastForward(10_000);
      await expect(formOn(page, form)).toContainText(waiting);
      await page.clock.fastForward(5_000);
      answer();
      await expectDialog(page, messages.answered);
      await expect(formOn(page, form)).not.toContainText(waiting);
      expect([sent(path), faultProxy.calls(path)]).toEqual([2, 2]);
    });
  });

test('logout, 15 s of silence: Signout is busy, and then tells what came', async ({
  page,
  faultProxy,
  servers,
  sent,
  member,
}) => {
  await page.clock.install();
  await arriveSignedIn(page, servers.api, member, '/contact');
  const answer = faultProxy.hold(logout.path);
  await signout(page).click();
  await expect.poll(() => faultProxy.calls(logout.path)).toBe(1);
  await expect(signout(page)).toHaveAttribute('aria-busy', 'true');
  await signout(page).click();
  await page.clock.fastForward(15_000);
  answer();
  await expectDialog(page, logout.messages.answered);
  expect([sent(logout.path), faultProxy.calls(logout.path)]).toEqual([1, 1]);
});

test('an application the browser itself sends twice arrives as one', async ({
  page,
  faultProxy,
  servers,
  sent,
  stranger,
}) => {
  const { form, path, messages } = calls['intern application'];
  await open(page, form);
  await fillIn(page, form, stranger);
  faultProxy.keepWarm();
  faultProxy.inject(path, 429);
  await press(page, form);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();

  // The connection is warm now. It drops once the server has stored the application, before it can say so.
  faultProxy.inject(path, async ({ pass, send, response }) => {
    const answer = await pass();
    if (faultProxy.calls(path) === 2) response.socket?.resetAndDestroy();
    else send(answer);
  });
  await press(page, form);
  await expectDialog(page, messages.answered);
  expect([sent(path), faultProxy.calls(path)]).toEqual([2, 3]);
  const mine = listApplications(servers.api.dataDir).filter(({ name }) => name === stranger.fullName);
  expect(mine).toHaveLength(1);
});
