import { expect, test } from '../fixtures.ts';
import { calls } from '../pages/Network.ts';

const mayHaveArrived =
  /may have arrived all the same\. Nothing is sent again unless you submit the form again/;

test('the dialog explains what a lost connection means', async ({ network, signupPage, newUser }) => {
  await network.abort(calls.create);
  await signupPage.visitAndSubmit(newUser);
  await expect(signupPage.dialog.getByText(mayHaveArrived)).toBeVisible();
  await expect(signupPage.dialog).toHaveAccessibleDescription(new RegExp(mayHaveArrived));
});

test('Stop of the browser is not called a Cancel', async ({ page, loginPage, user }) => {
  // As Firefox reports Stop during a response. Chromium's own Stop is in `applicant/upload.spec.ts`.
  await page.addInitScript(() => {
    window.fetch = () => Promise.reject(new DOMException('', 'AbortError'));
  });
  await loginPage.visitAndSubmit(user);
  await expect(loginPage.dialog).toHaveAccessibleName('Network error. Please check your connection.');
  await expect(loginPage.form).not.toContainText('Cancelled');
});

test('Cancel after the last byte warns that it may have arrived', async ({ page, applyPage, newUser }) => {
  await page.addInitScript(() => {
    XMLHttpRequest.prototype.send = function () {
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 7, total: 7 }));
    };
  });
  await applyPage.visitAndSubmit(newUser);
  await expect(applyPage.form).toContainText('100%');
  await expect(applyPage.progress).not.toHaveJSProperty('value', 0);
  await applyPage.cancelButton.click();
  await expect(applyPage.form).toContainText(mayHaveArrived);
});
