import { resumes } from '../applicant/resumes.ts';
import { expect, formNames, test } from '../fixtures.ts';

for (const name of formNames)
  test(`the errors of the ${name} form are a group with a heading, and the title mentions them until they are mended`, async ({
    page,
    anyForm,
  }) => {
    const { form, user } = await anyForm(name);
    await form.goto();
    const title = await page.title();
    for (let time = 0; time < 2; time++) {
      await form.submit();
      await expect(form.errorSummary).toBeFocused();
      await expect(page).toHaveTitle(`Error: ${title}`);
    }
    await expect(form.errorSummary.getByRole('heading', { level: 2 })).toHaveText('There is a problem');
    const liveRegions = '[role=alert], [role=status], [aria-live]';
    await expect(page.locator(liveRegions).filter({ has: form.errorSummary })).toHaveCount(0);
    await expect(form.form.getByRole('alert')).toHaveCount(0);
    await form.fill(user);
    await expect(form.errorSummary).toHaveCount(0);
    await expect(page).toHaveTitle(title);
    await form.submit();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveTitle(title);
  });

test('an entry of the summary scrolls the label of its field into view', async ({ page, applyPage }) => {
  // A window of 1280 × 1024 px at 400%.
  await page.setViewportSize({ width: 320, height: 256 });
  // A smooth scroll passes the label.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await applyPage.goto();
  await applyPage.submit();
  await applyPage.errorSummary.getByRole('link').last().click();
  await expect(applyPage.resume).toBeFocused();
  await expect(applyPage.form.getByText('Resume', { exact: true })).toBeInViewport({ ratio: 1 });
});

test('a rejected file has the same message at its field and in the summary', async ({ applyPage }) => {
  const expectSameMessage = async (message: string) => {
    const field = applyPage.form.locator('#resume-error');
    await expect(field).toContainText(message);
    await expect(applyPage.errorSummary.getByRole('link').last()).toHaveText(await field.innerText());
  };
  await applyPage.goto();
  await applyPage.chooseFile({ ...resumes.pdf, name: 'photo.png', mimeType: 'image/png' });
  await applyPage.submit();
  await expectSameMessage('“photo.png” is not accepted.');
  await applyPage.chooseFile({ ...resumes.pdf, name: 'notes.txt', mimeType: 'text/plain' });
  await expectSameMessage('“notes.txt” is not accepted.');
  await applyPage.chooseFile(resumes.pdf);
  await expect(applyPage.errorSummary).not.toContainText('accepted');
  await expect(applyPage.resume).toHaveAttribute('aria-invalid', 'false');
});
