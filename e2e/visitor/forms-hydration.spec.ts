import { expect, formNames, test } from '../fixtures.ts';
import { addExtensionElements, translate } from './dom-changes.ts';

for (const name of formNames) {
  for (const change of ['nothing', 'a translation', 'an extension'])
    test.describe(`changed by ${change}`, () => {
      // React reports elements that it did not render, and renders the form again.
      if (change === 'an extension') test.use({ allowedErrors: /Minified React error #418/ });

      test(`the ${name} form keeps text and files from before hydration`, async ({
        page,
        scripts,
        anyForm,
      }) => {
        const { form, user } = await anyForm(name);
        const release = await scripts.delay();
        await page.goto(form.description.path);
        if (change === 'a translation') await translate(page);
        if (change === 'an extension') await addExtensionElements(page);
        await form.fill(user);
        const first = form.field(form.labels[0] ?? '');
        await first.focus();
        await release();
        await form.expectHydrated();
        await form.expectKept(user, user.password);
        await expect(first).toBeFocused();
        await page.keyboard.type('7');
        await expect(first).toHaveValue(/.7|7./);
      });
    });

  test(`the ${name} form shows errors, fails and succeeds while a translation keeps changing it`, async ({
    page,
    api,
    anyForm,
  }) => {
    const { form, user } = await anyForm(name);
    const { call } = form.description;
    await form.goto();
    await addExtensionElements(page);
    await translate(page, { keepTranslating: true });
    await form.submit();
    await expect(form.errorSummary).toBeFocused();
    await api.fulfill(call, 500);
    await form.fillAndSubmit(user);
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
    await form.expectKept(user, '');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    // Every dialog of the sign-up leads to the login.
    if (name === 'signup') return;
    await api.unroute();
    await form.fillAndSubmit(user);
    await form.expectSuccess();
    expect(api.requestCount(call)).toBe(2);
  });
}

test.describe('an extension that moves a field', () => {
  // React cannot insert the summary before a field that is not where it was rendered.
  // Firefox reports the error without its message.
  test.use({ allowedErrors: /insertBefore|^Error$/ });

  test('leaves the mailbox in place of the form', async ({ page, loginPage }) => {
    await loginPage.goto();
    await loginPage.form.evaluate((element) => {
      for (const child of [...element.children]) {
        const wrapper = document.createElement('div');
        child.replaceWith(wrapper);
        wrapper.append(child);
      }
    });
    await loginPage.submit();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('can’t be used now');
    await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  });
});

test('a scroll that begins before hydration does not end it', async ({ page, scripts, loginPage }) => {
  const release = await scripts.delay();
  await page.goto('/login');
  // The browser cancels the pointer when it begins to scroll.
  for (const type of ['pointerdown', 'pointercancel']) await loginPage.form.dispatchEvent(type);
  await release();
  await loginPage.expectHydrated();
});

test('a form that was hydrated at once is not reported as failed later', async ({ page, loginPage }) => {
  await page.clock.install();
  await loginPage.goto();
  await page.clock.runFor(15_000);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('a script that fails once is requested again', async ({ scripts, loginPage }) => {
  await scripts.fail({ times: 1 });
  await loginPage.goto();
});
