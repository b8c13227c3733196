import { expect, test } from '../fixtures.ts';
import { scripts } from '../pages/Network.ts';
import { ApplyPage } from '../pages/ApplyPage.ts';
import { expectRestored, kept, leaveDraft } from '../pages/draft.ts';
import { resumes } from '../pages/resumes.ts';

const day = 24 * 60 * 60 * 1000;
async function expectNoDraft(applyPage: ApplyPage): Promise<void> {
  await applyPage.expectEmpty();
  await expect(applyPage.form).not.toContainText(kept);
  await expect(applyPage.discardButton).toBeHidden();
  expect(await applyPage.page.evaluate(() => localStorage.getItem('application'))).toBeNull();
}

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

test('a draft is kept for 7 days, or with a future date', async ({ page, context, applyPage, newUser }) => {
  await leaveDraft(applyPage, newUser);
  await page.close();
  const later = new ApplyPage(await context.newPage());
  const visitAfter = async (age: number) => {
    await later.page.clock.setSystemTime(Date.now() + age);
    await later.goto();
  };
  await visitAfter(7 * day - 60_000);
  await expectRestored(later, newUser);
  await visitAfter(7 * day + 60_000);
  await expectNoDraft(later);
  await later.fill(newUser);
  await expect(later.form).toContainText(kept);
  await visitAfter(0);
  await expectRestored(later, newUser);
});

test('a draft does not replace what was entered before it', async ({ page, network, applyPage, newUser }) => {
  await leaveDraft(applyPage, newUser);
  const release = await network.delay(scripts);
  await page.goto('/apply');
  await applyPage.field('Name').fill('Somebody else');
  await applyPage.chooseFile(resumes.docx);
  release();
  await applyPage.expectHydrated();
  await applyPage.expectText({ ...newUser, fullName: 'Somebody else' });
  await applyPage.expectFile(resumes.docx);
  await expect(applyPage.form).toContainText(kept);
  await expect(applyPage.form).not.toContainText('Choose your resume again');
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
