import { expect, test } from '../fixtures.ts';
import { boxOf } from '../support/pages/any-page.ts';
import { FormPage } from '../support/pages/FormPage.ts';
import { accountForms } from '../support/pages/forms.ts';
import { loadingTooLong, stillLoading, unusable } from '../../src/messages/form.ts';
import { Network, islandScripts } from '../support/Network.ts';

test.describe('without its script', () => {
  test.use({ allowedErrors: /Failed to load resource|net::ERR_|Loading module from|Error hydrating/ });

  test('a visitor sees that a form is loading, and after 30 s the mailbox, and nothing moves', async ({
    page,
    network,
    loginPage,
    user,
  }) => {
    const loading = loginPage.form.getByText(stillLoading);
    const release = await network.delay(islandScripts);
    await page.goto('/login');
    await loginPage.fill(user);
    const footer = page.getByRole('contentinfo');
    const before = await boxOf(footer);
    await expect(loginPage.alert).toBeHidden();
    const delays = await page.evaluate(() =>
      document.getAnimations().map((animation) => {
        const { delay } = animation.effect?.getTiming() ?? {};
        animation.finish();
        return delay;
      }),
    );
    expect(delays).toEqual([1_000, 30_000]);
    await expect(loading).toBeVisible();
    await expect(loginPage.alert).toContainText(loadingTooLong);
    await expect(loginPage.alert.getByRole('link')).toHaveAttribute('href', /^mailto:/);
    expect(await boxOf(footer)).toEqual(before);
    release();
    await loginPage.expectHydrated();
    await expect(loginPage.alert).toBeHidden();
    await expect(loading).toBeHidden();
    expect(await boxOf(footer)).toEqual(before);
    await loginPage.submitSuccessfully();
  });

  test('a visitor sees the mailbox at once when a file fails, and after a reload the form', async ({
    page,
    network,
    loginPage,
    user,
  }) => {
    await network.abort(islandScripts);
    await page.goto('/login');
    await expect(loginPage.alert).toContainText(unusable);
    await expect(loginPage.submitButton).toBeDisabled();
    await expect(loginPage.form.getByText(stillLoading)).toBeHidden();
    await network.unrouteAll();
    await page.reload();
    await loginPage.fillAndSubmit(user);
    await loginPage.expectSuccess();
  });
});

// Astro requests a failed file again, which must not load a second copy of React. Firefox never requests a failed module again.
test('a form works although one of its files fails once @chromium', async ({
  context,
  network,
  loginPage,
}) => {
  await loginPage.goto();
  const files = network.requests.filter((path) => islandScripts.test(path));
  expect(files.length).toBeGreaterThan(1);
  const visits = files.map(async (file) => {
    const visit = await context.newPage();
    const repeated = new Network(visit);
    await repeated.abort(file, 1);
    await new FormPage(visit, accountForms.login).goto();
    await repeated.expectRequests(file, 2);
  });
  await Promise.all(visits);
});
