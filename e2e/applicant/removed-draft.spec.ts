import { expect, test } from '../fixtures.ts';
import { ApplyPage } from '../pages/ApplyPage.ts';
import { goBack } from '../pages/back.ts';
import { expectRestored, kept, leaveDraft } from '../pages/draft.ts';
import { scripts } from '../pages/Network.ts';
import { resumes } from '../pages/resumes.ts';
import type { User } from '../pages/user.ts';

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
  test(`a draft ${end} in another tab is not written again`, async ({ context, applyPage, newUser }) => {
    const other = new ApplyPage(await context.newPage());
    await leaveDraft(other, newUser);
    await applyPage.goto();
    await expectRestored(applyPage, newUser);
    if (end === 'discarded') await other.discardButton.click();
    else await other.submit();
    if (end === 'submitted') await other.expectSuccess();
    await expectRemoved(applyPage, newUser);
  });

test('a draft that was sent stays away after Back @bfcache', async ({ page, applyPage, newUser }) => {
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
});

test('text that the browser restores is not a new draft', async ({ page, network, applyPage, newUser }) => {
  await applyPage.goto();
  const release = await network.delay(scripts);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForLoadState();
  // As a browser does on a reload, without an event.
  await applyPage.form.locator('input:not([type=file])').evaluateAll(
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
