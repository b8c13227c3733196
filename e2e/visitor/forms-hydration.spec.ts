import { expect, simpleAndFull, test } from '../fixtures.ts';
import { scripts } from '../pages/Network.ts';
import { addExtensionElements, translate } from '../pages/dom-changes.ts';

for (const name of simpleAndFull) {
  for (const change of ['nothing', 'a translation', 'an extension'])
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
    await page.getByRole('button', { name: 'Close', exact: true }).click();
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

for (const [press, init, ending] of [
  ['a scroll, which cancels the pointer', { buttons: 1 }, 'pointercancel'],
  ['a drag, whose release is not reported', { buttons: 1 }, 'pointermove'],
  ['a press that never ends', { buttons: 1 }, undefined],
  ['a press of the secondary button', { buttons: 2 }, undefined],
] as const)
  test(`${press} before hydration does not prevent it`, async ({ page, network, loginPage }) => {
    const release = await network.delay(scripts);
    await page.goto('/login');
    await loginPage.form.dispatchEvent('pointerdown', init);
    if (ending) await loginPage.form.dispatchEvent(ending);
    release();
    await loginPage.expectHydrated();
  });

test('a press waits as long as files of the script arrive', async ({ page, network, loginPage, user }) => {
  await page.clock.install();
  const releaseOthers = await network.delay(/\/_astro\/(?!island-runtime).*\.js$/);
  const release = await network.delay(/island-runtime/);
  await page.goto('/login');
  await loginPage.fillAndSubmit(user);
  await page.clock.fastForward(20_000);
  release();
  await page.waitForFunction(() => customElements.get('astro-island'));
  await page.clock.fastForward(20_000);
  await expect(loginPage.submitButton).toHaveAttribute('aria-busy', 'true');
  releaseOthers();
  await loginPage.expectSuccess();
});

test('a form that was hydrated at once is not reported as failed later', async ({ page, loginPage }) => {
  await page.clock.install();
  await loginPage.goto();
  await page.clock.runFor(40_000);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
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

test('a script that fails once is requested again', async ({ network, loginPage }) => {
  await network.abort(scripts, 1);
  await loginPage.goto();
});
