import { expectFile, fillForm, openForm, submit, words } from '../support/fixtures/apply.ts';
import { expectDialog } from '../support/fixtures/dialogs.ts';
import { calls, firstCalls, logout } from '../support/fixtures/fault-table.ts';
import { fieldOn, fillIn, formOn, labelsOf, open, submitOf } from '../support/fixtures/forms.ts';
import { PDF } from '../support/fixtures/resumes.ts';
import { arriveSignedIn, signout } from '../support/fixtures/session.ts';
import { expect, test } from '../support/fixtures/visit.ts';

for (const { form, path, messages } of firstCalls)
  test(`impatience on ${form.page} sends one request, and changes nothing of what is sent`, async ({
    page,
    faultProxy,
    sent,
    stranger,
    member,
  }) => {
    await open(page, form);
    await fillIn(page, form, form.registered ? member : stranger);
    const [first = '', ...others] = labelsOf(form);
    const button = await submitOf(page, form).elementHandle();
    const answer = faultProxy.hold(path);
    // Within one tick, before the form can show that it is busy; then as people do it.
    await formOn(page, form).evaluate((element) => {
      if (element instanceof HTMLFormElement) for (let time = 0; time < 3; time++) element.requestSubmit();
    });
    // It says that it is disabled, which only a test waits for.
    await button?.dblclick({ force: true });
    await fieldOn(page, form, first).focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press('Enter');
    await expect.poll(() => faultProxy.calls(path)).toBe(1);
    for (const label of [first, ...others].filter((label) => label !== form.file))
      await expect(fieldOn(page, form, label)).not.toBeEditable();
    answer();
    await expectDialog(page, messages.answered);
    expect([sent(path), faultProxy.calls(path)]).toEqual([1, 1]);
  });

test('impatience on Signout sends one request', async ({ page, faultProxy, servers, sent, member }) => {
  await arriveSignedIn(page, servers.api, member, '/contact');
  const answer = faultProxy.hold(logout.path);
  await signout(page).dblclick();
  await signout(page).focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press('Enter');
  await expect.poll(() => faultProxy.calls(logout.path)).toBe(1);
  answer();
  await expectDialog(page, logout.messages.answered);
  expect([sent(logout.path), faultProxy.calls(logout.path)]).toEqual([1, 1]);
});

test('while an application is sent every field can be reached and read, and neither words nor file changed', async ({
  page,
  faultProxy,
}) => {
  const { path, messages } = calls['intern application'];
  await openForm(page);
  await fillForm(page);
  const answer = faultProxy.hold(path);
  await submit(page);
  await expect.poll(() => faultProxy.calls(path)).toBe(1);
  for (const [label, text] of Object.entries(words)) {
    const field = page.getByLabel(label);
    await field.focus();
    await expect(field).toBeFocused();
    await page.keyboard.type('more');
    await expect(field).toHaveValue(text);
  }

  const pickers: unknown[] = [];
  page.on('filechooser', (picker) => pickers.push(picker));
  const resume = page.getByLabel('Resume');
  await resume.focus();
  await expect(resume).toBeFocused();
  await expect(resume).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await resume.click({ position: { x: 2, y: 2 }, force: true });
  await expectFile(page, PDF);
  expect(pickers).toEqual([]);
  answer();
  await expectDialog(page, messages.answered);
});
