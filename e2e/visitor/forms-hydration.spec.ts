import { expect, formNames, test } from '../fixtures.ts';
import { addExtensionElements, translate } from './dom-changes.ts';

for (const name of formNames) {
  for (const change of ['nothing', 'a translation', 'an extension'])
    test.describe(`changed by ${change}`, () => {
      // React reports elements that it did not render, and renders the form again.
      if (change === 'an extension') test.use({ allowedErrors: /Minified React error #418/ });

      test(`the ${name} form keeps what is typed and chosen before hydration`, async ({
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

  for (const press of ['Enter', 'a click'])
    test(`the ${name} form is sent once after ${press} before hydration`, async ({
      page,
      api,
      scripts,
      anyForm,
    }) => {
      const { form, user } = await anyForm(name);
      const release = await scripts.delay();
      await page.goto(form.description.path);
      await form.fill(user);
      for (let time = 0; time < 3; time++)
        if (press === 'Enter') await form.field(form.labels[0] ?? '').press('Enter');
        else await form.submitButton.click({ delay: 100 });
      expect(api.requestCount(form.description.call)).toBe(0);
      await release();
      await form.expectSuccess();
      expect(api.requestCount(form.description.call)).toBe(1);
    });

  test(`the ${name} form shows errors, waits, fails and succeeds while a translation keeps changing it`, async ({
    page,
    api,
    anyForm,
  }) => {
    const { form, user } = await anyForm(name);
    const { call } = form.description;
    await page.clock.install();
    await form.goto();
    await addExtensionElements(page);
    await translate(page, { keepTranslating: true });
    await form.submit();
    await expect(form.errorSummary).toBeFocused();
    await form.fill(user);

    const release = await api.delay(call);
    await form.submit();
    await expect.poll(() => api.requestCount(call)).toBe(1);
    await page.clock.fastForward(10_000);
    await form.cancelButton.click();
    await expect(form.form).toContainText('Cancelled');
    release();
    await form.expectKept(user, user.password);

    await api.unroute();
    await api.fulfill(call, 500);
    await form.submit();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
    await form.expectKept(user, '');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    if (name === 'signup') {
      await expect(page).toHaveURL(form.description.nextPath);
      await form.goto();
      await translate(page, { keepTranslating: true });
    }
    await api.unroute();
    await form.fillPassword(user.password);
    await form.submit();
    await form.expectSuccess();
    expect(api.requestCount(call)).toBe(3);
  });
}

test.describe('an extension that moves a field', () => {
  // React cannot insert the summary before a field that is not where it was rendered.
  // Firefox reports the error without its message.
  test.use({ allowedErrors: /insertBefore|^Error$/ });

  for (const name of ['login', 'signup', 'apply'] as const)
    test(`the ${name} form shows the mailbox, and a reload restores the text`, async ({ page, anyForm }) => {
      const { form, user } = await anyForm(name);
      await form.goto();
      const [first = ''] = form.labels;
      await form.field(first).fill(form.valuesOf(user)[first] ?? '');
      await form.form.evaluate((element) => {
        for (const child of [...element.children]) {
          const wrapper = document.createElement('div');
          child.replaceWith(wrapper);
          wrapper.append(child);
        }
      });
      await form.submit();
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText('can’t be used now');
      await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:/);
      await page.reload();
      await expect(form.field(first)).toHaveValue(form.valuesOf(user)[first] ?? '');
    });
});

test('a scroll that begins before hydration does not end it', async ({ page, scripts, authForm }) => {
  const release = await scripts.delay();
  await page.goto('/login');
  // The browser cancels the pointer when it begins to scroll.
  for (const type of ['pointerdown', 'pointercancel']) await authForm.login.form.dispatchEvent(type);
  await release();
  await authForm.login.expectHydrated();
});

test('a form that was hydrated at once is not reported as failed later', async ({ page, authForm }) => {
  await page.clock.install();
  await authForm.login.goto();
  await page.clock.runFor(15_000);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test.describe('a script that fails to load', () => {
  test.use({ allowedErrors: /Failed to load resource|net::ERR_|Loading module from .* was blocked/ });
  const notice = 'Reload';

  for (const [name, status] of [
    ['login', 404],
    ['apply', undefined],
  ] as const)
    test(`/${name} shows the mailbox, and the rest of the page works (${status ?? 'reset'})`, async ({
      page,
      scripts,
    }) => {
      await scripts.fail(status);
      await page.goto(`/${name}`);
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText(notice);
      await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:/);
      await page.getByRole('contentinfo').locator('a[href="/about"]').click();
      await expect(page).toHaveURL('/about');
    });

  test('a script that fails once is requested again', async ({ page, scripts, authForm, user }) => {
    await scripts.failOnce();
    await page.goto('/login');
    await authForm.login.expectHydrated();
    await authForm.login.fillAndSubmit(user);
    await authForm.login.expectSuccess();
  });

  test('a script that hangs is reported after 10 s, and a click is handled when it loads later', async ({
    page,
    api,
    scripts,
    authForm,
    user,
  }) => {
    const { login } = authForm;
    const release = await scripts.delay();
    const alert = page.getByRole('main').getByRole('alert');
    await page.clock.install();
    const requested = page.waitForRequest(/\/_astro\//);
    await page.goto('/login');
    await requested;
    await expect(alert).toBeHidden();
    const top = (await login.submitButton.boundingBox())?.y;
    await page.clock.fastForward(10_000);
    await expect(alert).toContainText(notice);
    expect((await login.submitButton.boundingBox())?.y).toBe(top);
    await login.fill(user);
    await login.submitButton.click({ delay: 100 });
    expect(api.requestCount(login.description.call)).toBe(0);
    await release();
    await expect(alert).toBeHidden();
    await login.closeDialog(login.description.successMessage);
    expect(api.requestCount(login.description.call)).toBe(1);
  });
});
