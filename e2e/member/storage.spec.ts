import { expect, test } from '../fixtures.ts';

test.describe('a browser that denies storage', () => {
  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied', 'SecurityError');
      };
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get });
    }),
  );

  test('a user logs in for this page only, and a message explains it', async ({
    page,
    authForm,
    header,
    user,
  }) => {
    const { login } = authForm;
    await login.goto();
    await login.fillAndSubmit(user);
    await expect(page.getByRole('dialog')).toHaveAccessibleDescription(/on this page only/);
    await expect(page.locator('header').getByText('Signout', { exact: true })).toBeVisible();
    await login.expectSuccess();
    await expect(header.login).toBeVisible();
  });

  test('a visitor signs up, agrees to the terms and applies; no message mentions a draft', async ({
    page,
    authForm,
    applyPage,
    newUser,
  }) => {
    await authForm.signup.goto();
    await authForm.signup.fillAndSubmit(newUser);
    await authForm.signup.expectSuccess();
    await page.goto('/freshers');
    await page.getByRole('checkbox').check();
    await page.getByRole('main').getByRole('link', { name: 'Apply', exact: true }).click();
    await applyPage.fill(newUser);
    await expect(applyPage.form).not.toContainText('kept on this device');
    await applyPage.submit();
    await applyPage.expectSuccess();
    await applyPage.goto();
    await applyPage.expectEmpty();
  });
});

test('with full storage a login lasts for this page only, and ends the earlier session', async ({
  page,
  authForm,
  header,
  user,
}) => {
  await page.goto('/contact');
  await page.evaluate(() => {
    localStorage.setItem('userId', '7');
    for (const storage of [localStorage, sessionStorage])
      for (let size = 2 ** 20; size >= 1; size /= 2)
        try {
          for (let index = 0; ; index++) storage.setItem(`${size}/${index}`, 'x'.repeat(size));
        } catch {
          continue;
        }
  });
  await authForm.login.goto();
  await authForm.login.fillAndSubmit(user);
  await expect(page.getByRole('dialog')).toHaveAccessibleDescription(/on this page only/);
  await authForm.login.expectSuccess();
  await expect(header.login).toBeVisible();
});

test('a user with an invalid stored id reads that the sign-out failed', async ({ page, header, user }) => {
  for (const id of ['null', '{"id": 7}', '<b>', 'x'.repeat(10_000)]) {
    await header.gotoSignedIn('/contact', { ...user, id });
    await header.signout.click();
    await header.closeDialog('Logout failed. Please try again.');
    await page.evaluate(() => localStorage.setItem('userId', ''));
    await page.reload();
    await expect(header.login).toBeVisible();
  }
});

for (const name of ['login', 'signup', 'reset'] as const)
  test(`no draft of the ${name} form contains the password, and none outlives the tab`, async ({
    page,
    authForm,
    newUser,
  }) => {
    const form = authForm[name];
    await form.goto();
    await form.fill(newUser);
    const [tab, device] = await page.evaluate(() =>
      [sessionStorage, localStorage].map((storage) => JSON.stringify(storage)),
    );
    if (name !== 'reset') expect(tab).toContain(newUser.email);
    expect(tab).not.toContain(newUser.password);
    expect(device).toBe('{}');
  });

test('an invalid draft of the sign-up is ignored', async ({ page, authForm, newUser }) => {
  const { signup } = authForm;
  for (const draft of ['{not JSON', '[7]', 'null', '{"email": {"at": 7}}']) {
    await signup.goto();
    await signup.field('Email').fill(newUser.email);
    const keys = await page.evaluate((draft) => {
      const keys = Object.keys(sessionStorage);
      for (const key of keys) sessionStorage.setItem(key, draft);
      return keys;
    }, draft);
    expect(keys).toHaveLength(1);
    await signup.goto();
    await expect(signup.field('Email')).toHaveValue('');
  }
  await signup.fillAndSubmit(newUser);
  await signup.expectSuccess();
});
