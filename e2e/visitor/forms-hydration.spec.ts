import { expect, simpleAndFull, test } from '../fixtures.ts';
import { expectClosable } from '../pages/dialog.ts';
import { scripts } from '../pages/Network.ts';
import { addExtensionElements, translate } from '../pages/dom-changes.ts';

for (const name of simpleAndFull) {
  for (const change of ['a translation', 'an extension'])
    test.describe(`changed by ${change}`, () => {
      // React reports elements that it did not render, and renders the form again.
      if (change === 'an extension') test.use({ allowedErrors: /Minified React error #418/ });

      test(`the ${name} form keeps input from before hydration`, async ({ page, network, anyForm }) => {
        const { form, user } = await anyForm(name);
        const release = await network.delay(scripts);
        await page.goto(form.description.path);
        if (change === 'a translation') await translate(page);
        if (change === 'an extension') await addExtensionElements(page);
        await form.fill(user);
        const first = form.field(form.labels[0] ?? '');
        await first.focus();
        release();
        await form.expectHydrated();
        await form.expectKept(user, user.password);
        await expect(first).toBeFocused();
        await page.keyboard.type('7');
        await expect(first).toHaveValue(/.7|7./);
      });
    });

  test(`the ${name} form fails and succeeds while it is translated`, async ({ page, network, anyForm }) => {
    const { form, user } = await anyForm(name);
    const { call } = form.description;
    await form.goto();
    await addExtensionElements(page);
    await translate(page, { keepTranslating: true });
    await form.submit();
    await expect(form.errorSummary).toBeFocused();
    await network.fulfill(call, 500);
    await form.fillAndSubmit(user);
    await form.dialog.waitFor();
    await form.expectKept(user, '');
    await expectClosable(form.dialog);
    await form.closeButton.click();
    await network.unroute();
    await form.fillAndSubmit(user);
    await form.expectSuccess();
    expect(network.requestCount(call)).toBe(2);
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

for (const name of simpleAndFull)
  test(`the ${name} form sends nothing before hydration, when its button is disabled`, async ({
    page,
    network,
    anyForm,
  }) => {
    const { form, user } = await anyForm(name);
    const release = await network.delay(scripts);
    await page.goto(form.description.path);
    await form.fill(user);
    await expect(form.submitButton).toBeDisabled();
    await expect(form.submitButton).toHaveCSS('opacity', '1');
    const place = () =>
      form.submitButton.evaluate((button: HTMLElement) => [
        button.offsetTop,
        button.offsetWidth,
        button.offsetHeight,
      ]);
    const before = await place();
    for (const label of form.labels) if (label !== 'Resume') await form.field(label).press('Enter');
    await form.submitButton.click({ force: true });
    await expect(page).toHaveURL(form.description.path);
    release();
    await expect(form.submitButton).toBeEnabled();
    expect(await place()).toEqual(before);
    expect(network.requestCount(form.description.call)).toBe(0);
    await form.expectKept(user, user.password);
    await form.submit();
    await form.expectSuccess();
    expect(network.requestCount(form.description.call)).toBe(1);
  });

test('the buttons work after a reload', async ({ page, loginPage, user }) => {
  await loginPage.goto();
  await page.reload();
  await loginPage.expectHydrated();
  await loginPage.fillAndSubmit(user);
  await loginPage.expectSuccess();
});

test('the script of a form is requested after the first paint', async ({ page, loginPage }) => {
  await loginPage.goto();
  const startOf = (entryType: string) =>
    page.evaluate((type) => performance.getEntriesByType(type)[0]?.startTime ?? NaN, entryType);
  expect(await startOf('resource')).toBeGreaterThanOrEqual(await startOf('paint'));
});

test('a form is hydrated where no paint is reported', async ({ page, loginPage }) => {
  await page.addInitScript(() => (PerformanceObserver.prototype.observe = () => undefined));
  await loginPage.goto();
});
