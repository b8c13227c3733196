import { passwordHidden, passwordShown } from '../../src/messages/form.ts';
import { expect, test } from '../fixtures.ts';
import { boxOf, goBack } from '../support/pages/any-page.ts';

test('a visitor shows and hides the password, and a submit hides it', async ({
  network,
  loginPage,
  user,
  announcements,
}) => {
  const password = loginPage.field('Password');
  const texts: string[] = [];
  await loginPage.visitAndFill(user);
  await expect(password).toHaveAttribute('type', 'password');
  const toggle = loginPage.form.getByRole('button', { name: / password$/ });
  for (const type of ['text', 'password', 'text']) {
    await expect(toggle).toHaveAccessibleName(type === 'text' ? 'Show password' : 'Hide password');
    await toggle.click();
    await expect(password).toHaveAttribute('type', type);
    await expect(password).toHaveValue(user.password);
    texts.push(type === 'text' ? passwordShown : passwordHidden);
    await expect.poll(announcements).toEqual(texts);
  }
  await network.delay(loginPage.description.call);
  await loginPage.submit();
  await expect(toggle).toHaveAccessibleName('Show password');
  await expect(password).toHaveAttribute('type', 'password');
  // A long translation of “Show” does not cover the password.
  const label = toggle.locator('span').first();
  await label.evaluate((text) => (text.textContent = 'Mot de passe visible'));
  expect((await boxOf(password)).right).toBeLessThanOrEqual((await boxOf(toggle)).left);
});

test('Back hides a password, and closes the menu @bfcache', async ({ page, loginPage, newUser, header }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const password = loginPage.field('Password');
  await loginPage.visitAndFill(newUser);
  await loginPage.form.getByRole('button', { name: 'Show password' }).click();
  await header.hamburger.click();
  await header.dropdown('/products').open();
  // A link in the menu would close the menu.
  await page.goto('/contact');
  await goBack(page, '/login');
  // Only the back/forward cache keeps a password.
  await expect(password).toHaveValue(newUser.password);
  await expect(password).toHaveAttribute('type', 'password');
  await expect(header.nav).toBeHidden();
  await header.hamburger.click();
  await expect(header.dropdown('/products').list).toBeHidden();
});
