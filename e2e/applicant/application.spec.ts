import { fieldRefused, fileRefused, nothingLost, receipt } from '../../src/messages/apply.ts';
import { cancelled } from '../../src/messages/form.ts';
import { slowResponse } from '../../src/messages/slow-response.ts';
import { expect, test } from '../fixtures.ts';
import { site } from '../../src/site.ts';
import { calls } from '../support/calls.ts';
import { expectStored, storedFor } from '../support/stored-applications.ts';
import { resumes } from '../support/resumes/resumes.ts';

// A time zone far from UTC, since the form sends dates in UTC.
test.use({ timezoneId: 'Asia/Kolkata' });

test('an applicant sends an application, dated in UTC, and the form gets a new date', async ({
  page,
  applyPage,
  newUser,
}) => {
  await page.clock.setFixedTime('2026-03-04T19:05:09Z');
  await applyPage.goto();
  for (const label of applyPage.requiredLabels)
    await expect(applyPage.field(label)).toHaveAttribute('required');
  await expect(applyPage.resume).toHaveAttribute('accept', /^\.pdf,\.doc,\.docx\b/);
  await expect(applyPage.date).toHaveValue('2026-03-04 19:05:09');
  await expect(applyPage.date).not.toBeEditable();
  await applyPage.fill(newUser);
  // A browser extension may add a field, which the stand-in would refuse.
  await applyPage.form.evaluate((form) =>
    form.append(Object.assign(document.createElement('input'), { name: 'extension', value: 'x' })),
  );
  await page.clock.setFixedTime('2026-03-04T19:06:30Z');
  await applyPage.submit();
  await expect(page.getByRole('dialog')).toBeVisible();
  expectStored(newUser);
  const [stored] = storedFor(newUser);
  expect(stored?.fields).toMatchObject({
    name: newUser.fullName,
    qualification: 'Some qualification',
    position: 'Some position',
    date: '2026-03-04 19:05:09',
  });
  expect(Object.values(stored?.fields ?? {})).toEqual(
    expect.arrayContaining(Object.values(applyPage.valuesOf(newUser))),
  );
  const texts = [
    ...[receipt.date, '2026-03-04 19:05:09', receipt.keepDate, receipt.position, 'Some position'],
    ...[receipt.resume, 'resume.pdf', receipt.email, site.email],
  ].join(' ');
  await expect(page.getByRole('dialog')).toHaveAccessibleDescription(new RegExp(`^${RegExp.escape(texts)}`));
  // Screen readers must read the receipt once, in the dialog.
  await expect(applyPage.form).not.toContainText(receipt.keepDate);
  await applyPage.expectEmpty();
  await expect(applyPage.date).toHaveValue('2026-03-04 19:06:30');
  await expect(page).toHaveURL('/apply');
  await applyPage.expectSuccess();
});

test('an applicant sees at the field what the server refuses', async ({ network, applyPage, newUser }) => {
  await applyPage.goto();
  for (const [status, resume] of [
    [413, resumes.pdf],
    [415, resumes.pdf],
    [422, { ...resumes.pdf, name: `${'long '.repeat(60)}.pdf` }],
  ] as const) {
    const message = fileRefused(resume.name, status);
    await applyPage.fill(newUser, resume);
    if (status !== 422) await network.fulfill(calls.apply, status);
    await applyPage.submit();
    await applyPage.expectFailure();
    await network.unrouteAll();
    await expect(applyPage.errorSummary).toBeFocused();
    await expect(applyPage.errorSummary.getByRole('link', { name: message })).toBeVisible();
    await applyPage.expectDescription(applyPage.resume, message);
    expect(storedFor(newUser)).toEqual([]);
    await applyPage.chooseFile(resumes.docx);
    await expect(applyPage.resume).not.toHaveAccessibleDescription(new RegExp(RegExp.escape(message)));
  }
  const qualification = applyPage.field('Qualification');
  await qualification.fill('x'.repeat(1001));
  await applyPage.submit();
  await applyPage.expectFailure();
  const tooLong = fieldRefused('Qualification', 'must NOT have more than 1000 characters');
  await applyPage.expectDescription(qualification, tooLong);
  await expect(applyPage.resume).toHaveAttribute('aria-invalid', 'false');
  await qualification.fill('Some qualification');
  await applyPage.submitSuccessfully();
  expectStored(newUser, resumes.docx);
});

test('an applicant cannot change the form while it is sent, and Cancel keeps every answer', async ({
  page,
  network,
  applyPage,
  newUser,
}) => {
  await applyPage.visitAndFill(newUser);
  const release = await network.delay(calls.apply);
  await applyPage.submit();
  await expect(applyPage.progress).toBeVisible();
  await expect(applyPage.cancelButton).toBeVisible();
  await expect(applyPage.form).not.toContainText(slowResponse);
  for (const label of applyPage.labels) {
    await applyPage.field(label).focus();
    await expect(applyPage.field(label)).toBeFocused();
    if (label === 'Resume') await expect(applyPage.resume).toHaveAttribute('aria-disabled', 'true');
    else await expect(applyPage.field(label)).not.toBeEditable();
  }
  const choices = applyPage.form.locator('details');
  await choices.locator('summary').click();
  await choices.getByRole('button').first().click();
  for (const type of ['click', 'drop']) {
    const isAllowed = await applyPage.resume.evaluate((input, type) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['dots'], 'dots.pdf'));
      return input.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    }, type);
    expect(isAllowed, type).toBe(false);
  }
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith(calls.apply));
  await applyPage.cancelButton.click();
  await aborted;
  await expect(applyPage.form).toContainText(cancelled(nothingLost));
  await expect(applyPage.submitButton).toBeFocused();
  release();
  await applyPage.expectKept(newUser);
  expect(storedFor(newUser)).toEqual([]);
  await network.unrouteAll();
  await applyPage.submitSuccessfully();
  expectStored(newUser);
});

test('a prerendered form gets its date when the applicant opens it', async ({ page, applyPage }) => {
  // Chromium does not prerender a page while Playwright is attached.
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, writable: true }),
  );
  await applyPage.goto();
  await expect(applyPage.date).toHaveValue('');
  await page.evaluate(() => {
    Reflect.set(document, 'prerendering', false);
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(applyPage.date).not.toHaveValue('');
});
