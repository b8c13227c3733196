import { expect, test } from '../fixtures.ts';
import { type Network, scripts } from '../pages/Network.ts';
import type { User } from '../pages/user.ts';
import { goBack } from '../pages/back.ts';
import { ApplyPage } from '../pages/ApplyPage.ts';
import { resumes } from '../pages/resumes.ts';

const day = 24 * 60 * 60 * 1000;
const kept = 'kept on this device for 7 days';

/** Fills in the form and waits for the message that a draft is kept. */
async function leaveDraft(applyPage: ApplyPage, user: User): Promise<void> {
  await applyPage.goto();
  await expect(applyPage.form).not.toContainText(kept);
  await applyPage.fill(user);
  await expect(applyPage.form).toContainText(kept);
}

/** Leaves a draft and opens the form again. Returns a function that lets the scripts load. */
async function returnToDraft(applyPage: ApplyPage, network: Network, user: User): Promise<() => void> {
  await leaveDraft(applyPage, user);
  const release = await network.delay(scripts);
  await applyPage.page.goto(applyPage.description.path);
  return release;
}

/** Expects the text, and a request to choose the resume again, except in Firefox, which restores the file on a reload. */
async function expectRestored(applyPage: ApplyPage, user: User): Promise<void> {
  await applyPage.expectText(user);
  const hasFile = await applyPage.resume.evaluate((input: HTMLInputElement) => input.files?.length);
  await expect(applyPage.form).toContainText(hasFile ? kept : 'Your draft is back. Choose your resume again');
}

async function expectNoDraft(applyPage: ApplyPage): Promise<void> {
  await applyPage.expectEmpty();
  await expect(applyPage.form).not.toContainText(kept);
  await expect(applyPage.discardButton).toBeHidden();
  expect(await applyPage.page.evaluate(() => localStorage.getItem('application'))).toBeNull();
}

test('a restored draft does not ask for a chosen resume', async ({ network, applyPage, newUser }) => {
  const release = await returnToDraft(applyPage, network, newUser);
  await applyPage.resume.setInputFiles(resumes.pdf);
  release();
  await applyPage.expectHydrated();
  await applyPage.expectText(newUser);
  await expect(applyPage.form).toContainText(kept);
  await expect(applyPage.form).not.toContainText('Choose your resume again');
});

test('the text survives a failure, a reload and a closed tab', async ({
  page,
  context,
  network,
  applyPage,
  newUser,
}) => {
  await leaveDraft(applyPage, newUser);
  await network.fulfill(applyPage.description.call, 500);
  await applyPage.submit();
  await applyPage.closeDialog('Something went wrong. Please try again.', 'alertdialog');
  await page.reload();
  await applyPage.expectHydrated();
  await expectRestored(applyPage, newUser);
  await page.close();

  const later = new ApplyPage(await context.newPage());
  await later.goto();
  await expectRestored(later, newUser);
  await later.expectFile(undefined);
  await later.chooseFile(resumes.pdf);
  await later.submit();
  await later.expectSuccess();
  await later.goto();
  await expectNoDraft(later);
});

test('Discard draft empties the form for good', async ({ page, network, applyPage, newUser }) => {
  await leaveDraft(applyPage, newUser);
  await network.fulfill(applyPage.description.call, 500);
  await applyPage.submit();
  await applyPage.closeDialog('Something went wrong. Please try again.', 'alertdialog');
  await applyPage.field('Qualification').fill('');
  await applyPage.submit();
  await expect(applyPage.errorSummary).toBeVisible();
  await applyPage.discardButton.click();
  await expect(applyPage.field('Name')).toBeFocused();
  await expect(applyPage.errorSummary).toBeHidden();
  await expect(page).toHaveTitle(/^(?!Error)/);
  await expect(applyPage.submitButton).toHaveText('Submit');
  await expect(applyPage.form).not.toContainText('Everything you filled in');
  await expectNoDraft(applyPage);
  await page.reload();
  await applyPage.expectHydrated();
  await expectNoDraft(applyPage);
});

const notKept = 'Nothing of this form is kept on this device until you type again.';

/** Expects the text without a draft of it, and that a draft is kept as soon as the visitor types. */
async function expectRemoved(applyPage: ApplyPage, user: User): Promise<void> {
  const draft = () => applyPage.page.evaluate(() => localStorage.getItem('application'));
  await expect(applyPage.form).toContainText(notKept);
  await applyPage.expectText(user);
  await expect(applyPage.discardButton).toBeHidden();
  await applyPage.chooseFile(resumes.docx);
  await applyPage.expectFile(resumes.docx);
  expect(await draft()).toBeNull();
  await applyPage.field('Name').pressSequentially(' Kumari');
  await expect(applyPage.form).toContainText(kept);
  expect(await draft()).toContain(' Kumari');
}

for (const end of ['submitted', 'discarded'])
  test(`a draft ${end} in another tab is not written again by this one`, async ({
    context,
    applyPage,
    newUser,
  }) => {
    const other = new ApplyPage(await context.newPage());
    await leaveDraft(other, newUser);
    await applyPage.goto();
    await expectRestored(applyPage, newUser);
    if (end === 'discarded') await other.discardButton.click();
    else await other.submit();
    if (end === 'submitted') await other.expectSuccess();
    await expectRemoved(applyPage, newUser);
  });

test(
  'a draft that was sent is not written again after Back',
  { tag: '@bfcache' },
  async ({ page, applyPage, newUser }) => {
    await leaveDraft(applyPage, newUser);
    await page.goto('/contact');
    await applyPage.goto();
    await expectRestored(applyPage, newUser);
    await applyPage.chooseFile(resumes.pdf);
    await applyPage.submit();
    await applyPage.expectSuccess();
    await goBack(page, '/apply');
    await applyPage.expectEmpty();
    await goBack(page, '/contact');
    await goBack(page, '/apply');
    await applyPage.expectHydrated();
    await expectRemoved(applyPage, newUser);
  },
);

test('text that the browser restores is not a new draft', async ({ page, network, applyPage, newUser }) => {
  await applyPage.goto();
  const release = await network.delay(scripts);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForLoadState();
  // As a browser does on a reload, without an event.
  await applyPage.form.locator('input[type=text], input:not([type])').evaluateAll(
    (inputs, texts) => {
      for (const [index, input] of inputs.entries())
        if (input.id !== 'date') Object.assign(input, { value: texts[index] });
    },
    Object.values(applyPage.valuesOf(newUser)),
  );
  release();
  await applyPage.expectHydrated();
  await expectRemoved(applyPage, newUser);
});

for (const [name, age, isKept] of [
  ['almost 7 days old', 7 * day - 60_000, true],
  ['7 days old', 7 * day + 60_000, false],
  ['dated in the future', -day, true],
] as const)
  test(`a draft ${name} is ${isKept ? 'kept' : 'deleted'}`, async ({ page, context, applyPage, newUser }) => {
    await leaveDraft(applyPage, newUser);
    await page.close();
    const later = new ApplyPage(await context.newPage());
    await later.page.clock.setSystemTime(Date.now() + age);
    await later.goto();
    if (isKept) await expectRestored(later, newUser);
    else await expectNoDraft(later);
  });

test('a draft does not replace what was entered before it', async ({ network, applyPage, newUser }) => {
  const release = await returnToDraft(applyPage, network, newUser);
  await applyPage.field('Name').fill('Somebody else');
  await applyPage.chooseFile(resumes.docx);
  release();
  await applyPage.expectHydrated();
  await applyPage.expectText({ ...newUser, fullName: 'Somebody else' });
  await applyPage.expectFile(resumes.docx);
});

test('in full storage an older draft does not replace newer text', async ({ page, applyPage, newUser }) => {
  await leaveDraft(applyPage, newUser);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The storage is full', 'QuotaExceededError');
    };
  });
  await applyPage.field('Name').fill('Somebody else');
  await expect(applyPage.form).not.toContainText(kept);
  await page.reload();
  await applyPage.expectHydrated();
  await expectNoDraft(applyPage);
});
