import type { Locator } from '@playwright/test';
import { applicationFields } from '../../src/fields/application.ts';
import { draftMessages } from '../../src/messages/apply.ts';
import {
  loadingTooLong,
  noScript,
  problemSummary,
  stillLoading,
  titlePrefix,
} from '../../src/messages/form.ts';
import { expect, test } from '../fixtures.ts';
import { boxOf, expectFullyInViewport } from '../support/pages/any-page.ts';
import { resumes } from '../support/resumes/resumes.ts';

// Two forms are enough: sign-up has the most account fields and two calls, the application has a file and a draft.
for (const name of ['signup', 'apply'] as const)
  test(`the ${name} form lists each missing field until it is filled in`, async ({
    page,
    applyPage,
    signupPage,
    newUser: user,
    network,
  }) => {
    const form = name === 'apply' ? applyPage : signupPage;
    await form.goto();
    const title = await page.title();
    for (const label of form.labels) await form.field(label).focus();
    await form.submitButton.focus();
    await expect(form.errorSummary).toHaveCount(0);

    for (let time = 0; time < 2; time++) {
      await form.submitButton.press('Enter');
      await expect(form.errorSummary).toBeFocused();
      await expect(page).toHaveTitle(titlePrefix + title);
    }
    await network.expectRequests(form.description.call, 0);
    await expect(form.errorSummary.getByRole('heading', { level: 2 })).toHaveText(problemSummary);
    const links = form.errorSummary.getByRole('link');
    // Screen readers read a focused group with its description.
    const messages = await links.allInnerTexts();
    await expect(form.errorSummary).toHaveAccessibleDescription(messages.join(' '));
    await expect(links).toHaveCount(form.requiredLabels.length);
    for (const [index, label] of form.requiredLabels.entries()) {
      await expect(form.field(label)).toHaveAttribute('aria-invalid', 'true');
      await form.expectDescription(form.field(label), messages[index] ?? '');
      await links.nth(index).click();
      await expect(form.field(label)).toBeFocused();
    }

    const values = form.valuesOf(user);
    const missing = new Set(form.requiredLabels);
    for (const label of form.labels) {
      if (label === 'Resume') await form.field(label).setInputFiles(resumes.pdf);
      else await form.field(label).fill(values[label] ?? '');
      await expect(form.field(label)).toHaveAttribute('aria-invalid', 'false');
      missing.delete(label);
      await expect(links).toHaveCount(missing.size);
      for (const other of missing) await expect(form.field(other)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(form.errorSummary).toHaveCount(0);
    for (const message of messages) await expect(form.form.getByText(message)).toHaveCount(0);
    await expect(page).toHaveTitle(title);
    await form.fillAndSubmit(user);
    await form.expectSuccess();
  });

test('text from autofill clears the error and is saved like typed text', async ({ applyPage, newUser }) => {
  await applyPage.goto();
  await applyPage.submit();
  await expect(applyPage.errorSummary).toContainText(applicationFields.name.required);
  await applyPage.field('Name').evaluate((input, text) => {
    // Autofill does not use the setter through which React notices changes.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, newUser.fullName);
  await expect(applyPage.errorSummary).not.toContainText(applicationFields.name.required);
  await expect(applyPage.form).toContainText(draftMessages.saved);
});

test('a visitor applies with the keyboard alone', async ({ page, applyPage, newUser }) => {
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 40; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await applyPage.goto();
  for (const [label, value] of Object.entries(applyPage.valuesOf(newUser))) {
    await tabTo(applyPage.field(label));
    await page.keyboard.type(value);
  }
  const chooser = page.waitForEvent('filechooser');
  await tabTo(applyPage.resume);
  await page.keyboard.press('Space', { delay: 100 });
  await (await chooser).setFiles(resumes.pdf);
  await tabTo(applyPage.submitButton);
  await page.keyboard.press('Enter');
  await expect(applyPage.closeButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // The CSP of every page blocks form submission (`built-site/policy.test.ts`).
  test('a form shows the mailbox', async ({ page, loginPage }) => {
    await page.goto('/login');
    // The content of <noscript> has no roles.
    const notice = page.getByRole('main').locator('noscript p');
    await expect(notice).toBeInViewport();
    await expect(notice).toContainText(noScript, { useInnerText: true });
    await expect(notice.locator('a')).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByText(stillLoading)).toBeHidden();
    await expect(page.getByText(loadingTooLong)).toBeHidden();
    await expect(loginPage.form.getByRole('button', { name: 'Show password' })).toHaveCount(0);
  });
});

test('a visitor with a short window or large text sees the focused field', async ({ page, applyPage }) => {
  await applyPage.goto();
  // A desktop window at 400%, a phone held sideways, and large text.
  for (const [width, height, size] of [
    [320, 180, ''],
    [568, 320, ''],
    [320, 568, '32px'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
    await applyPage.submitButton.press('Enter');
    await expectFullyInViewport(applyPage.errorSummary.getByRole('heading'));
    const expectInSight = async (label: string) => {
      const field = applyPage.field(label);
      const text = applyPage.form.getByText(label, { exact: true });
      await expect(field).toBeFocused();
      await expectFullyInViewport(field);
      const { bottom } = await boxOf(field);
      if (bottom - (await boxOf(text)).top < height) await expectFullyInViewport(text);
    };
    for (const [index, label] of applyPage.requiredLabels.entries()) {
      await applyPage.errorSummary.getByRole('link').nth(index).click();
      await expectInSight(label);
    }
    if (width === 568) continue;
    const choices = applyPage.form.locator('details');
    await choices.evaluate((details) => details.setAttribute('open', ''));
    await choices.getByRole('button').last().click();
    await expectInSight('Position');
    await applyPage.field('Position').fill('');
  }
});
