import { draftMessages, nothingLost } from '../../src/messages/apply.ts';
import { expect, test } from '../fixtures.ts';
import { islandScripts } from '../support/Network.ts';
import { ApplyPage } from '../support/pages/ApplyPage.ts';
import { resumes } from '../support/resumes/resumes.ts';
import { goBack } from '../support/pages/any-page.ts';
import { denyStorage, fillStorage } from '../support/storage.ts';
import type { User } from '../support/user.ts';

const day = 24 * 60 * 60 * 1000;

const storedDraft = ({ page }: ApplyPage) => page.evaluate(() => localStorage.getItem('application'));

async function expectNoDraft(applyPage: ApplyPage) {
  await expect(applyPage.draftNote).toBeHidden();
  await expect(applyPage.discardButton).toBeHidden();
  expect(await storedDraft(applyPage)).toBeNull();
}

async function expectEmptyWithoutDraft(applyPage: ApplyPage) {
  await applyPage.expectEmpty();
  await expectNoDraft(applyPage);
}

// `upload.spec.ts` tests the draft after a failure.
test('an applicant gets the draft back after a reload or in a new tab', async ({
  page,
  context,
  applyPage,
  newUser,
}) => {
  await applyPage.leaveDraft(newUser);
  await applyPage.reload();
  await applyPage.expectRestored(newUser);
  await page.close();

  const later = new ApplyPage(await context.newPage());
  await later.goto();
  await later.expectRestored(newUser);
  await later.expectFile(undefined);
  await later.chooseFile(resumes.pdf);
  await later.submitSuccessfully();
  await later.goto();
  await expectEmptyWithoutDraft(later);
});

test('an applicant discards the draft, and the form stays empty', async ({
  page,
  network,
  applyPage,
  newUser,
}) => {
  await applyPage.leaveDraft(newUser);
  await network.fulfill(applyPage.description.call, 500);
  await applyPage.submit();
  await applyPage.expectFailure();
  await applyPage.field('Qualification').fill('');
  await applyPage.submit();
  await expect(applyPage.errorSummary).toBeVisible();
  await applyPage.discardButton.click();
  await expect(applyPage.field('Name')).toBeFocused();
  await expect(applyPage.errorSummary).toBeHidden();
  await expect(page).toHaveTitle(/^(?!Error)/);
  await expect(applyPage.form).not.toContainText(nothingLost);
  await expectEmptyWithoutDraft(applyPage);
  await applyPage.reload();
  await expectEmptyWithoutDraft(applyPage);
});

test('a draft is kept for 7 days, even if a wrong clock dated it in the future', async ({
  page,
  context,
  applyPage,
  newUser,
}) => {
  await applyPage.leaveDraft(newUser);
  await page.close();
  const later = new ApplyPage(await context.newPage());
  const visitAfter = async (age: number) => {
    await later.page.clock.setSystemTime(Date.now() + age);
    await later.goto();
  };
  await visitAfter(7 * day - 60_000);
  await later.expectRestored(newUser);
  await visitAfter(7 * day + 60_000);
  await expectEmptyWithoutDraft(later);
  await later.fill(newUser);
  await expect(later.draftNote).toBeVisible();
  await visitAfter(0);
  await later.expectRestored(newUser);
});

test('a draft does not replace what the applicant entered before hydration', async ({
  page,
  network,
  applyPage,
  newUser,
}) => {
  await applyPage.leaveDraft(newUser);
  const release = await network.delay(islandScripts);
  await page.goto('/apply');
  await applyPage.field('Name').fill('Somebody else');
  await applyPage.chooseFile(resumes.docx);
  release();
  await applyPage.expectHydrated();
  await applyPage.expectText({ ...newUser, fullName: 'Somebody else' });
  await applyPage.expectFile(resumes.docx);
  await expect(applyPage.form).toContainText(draftMessages.saved);
});

test('when the storage is full, an old draft does not replace newer text', async ({
  page,
  applyPage,
  newUser,
}) => {
  await applyPage.leaveDraft(newUser);
  await page.evaluate(fillStorage);
  await applyPage.field('Name').fill('Somebody else');
  await expect(applyPage.draftNote).toBeHidden();
  await applyPage.reload();
  await expectEmptyWithoutDraft(applyPage);
});

test('without storage, an applicant accepts the terms and applies, and no message mentions a draft', async ({
  page,
  applyPage,
  newUser,
}) => {
  await page.addInitScript(denyStorage);
  await page.goto('/freshers');
  await page.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('link', { name: 'Apply', exact: true }).click();
  await applyPage.fill(newUser);
  await expect(applyPage.draftNote).toBeHidden();
  await applyPage.submitSuccessfully();
});

/** Expects the text of an old draft in the form and no stored draft, until the applicant types again. */
async function expectTextWithoutDraft(applyPage: ApplyPage, user: User) {
  await applyPage.expectText(user);
  await expectNoDraft(applyPage);
  await applyPage.field('Name').pressSequentially(' Kumari');
  await expect(applyPage.draftNote).toBeVisible();
  expect(await storedDraft(applyPage)).toContain(' Kumari');
}

for (const end of ['submitted', 'discarded'])
  test(`after another tab has ${end} the draft, this tab doesn’t save its old text`, async ({
    context,
    applyPage,
    newUser,
  }) => {
    const other = new ApplyPage(await context.newPage());
    await other.leaveDraft(newUser);
    await applyPage.goto();
    await applyPage.expectRestored(newUser);
    if (end === 'discarded') await other.discardButton.click();
    else await other.submitSuccessfully();
    await expectTextWithoutDraft(applyPage, newUser);
  });

test('an applicant who types in another tab still sees that the draft is saved', async ({
  page,
  context,
  applyPage,
  newUser,
}) => {
  await applyPage.leaveDraft(newUser);
  const other = new ApplyPage(await context.newPage());
  await other.goto();
  await other.expectRestored(newUser);
  const events = page.evaluate(
    () => new Promise((resolve) => addEventListener('storage', () => setTimeout(resolve))),
  );
  await other.field('Name').pressSequentially(' Kumari');
  await events;
  await expect(applyPage.draftNote).toBeVisible();
  await expect(applyPage.discardButton).toBeVisible();
});

test('an applicant who sent a draft does not see it again after Back @bfcache', async ({
  page,
  applyPage,
  newUser,
}) => {
  await applyPage.leaveDraft(newUser);
  await page.goto('/contact');
  await applyPage.goto();
  await applyPage.expectRestored(newUser);
  await applyPage.chooseFile(resumes.pdf);
  await applyPage.submitSuccessfully();
  await goBack(page, '/apply');
  await applyPage.expectEmpty();
  await goBack(page, '/contact');
  await goBack(page, '/apply');
  await applyPage.expectHydrated();
  await expectTextWithoutDraft(applyPage, newUser);
});

test('text that the browser brings back after a reload is not saved as a draft', async ({
  page,
  network,
  applyPage,
  newUser,
}) => {
  await applyPage.goto();
  const release = await network.delay(islandScripts);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForLoadState();
  // A browser fires no event when it restores text on a reload.
  for (const [label, text] of Object.entries(applyPage.valuesOf(newUser)))
    await applyPage.field(label).evaluate((input: HTMLInputElement, text) => (input.value = text), text);
  release();
  await applyPage.expectHydrated();
  await expectTextWithoutDraft(applyPage, newUser);
});
