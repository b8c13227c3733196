import { expect, test } from '../fixtures.ts';
import { site } from '../../src/site.ts';

test('welcomes a user by the company name, goes home and shows Signout', async ({
  page,
  authForm,
  user,
  header,
}) => {
  await authForm.login.goto();
  await authForm.login.send(user);
  await authForm.login.closeDialog(`Welcome to ${site.name}`);
  await expect(page).toHaveURL('/');
  await expect(header.signout).toBeVisible();
  await expect(header.login).toBeHidden();
});

test('shows the message about wrong credentials in a dialog and in the form', async ({
  authForm,
  newUser,
}) => {
  const { login } = authForm;
  await login.goto();
  await login.send(newUser);
  await login.closeDialog('Invalid email or password');
  await expect(login.form).toContainText('Invalid email or password');
  await login.expectKept(newUser);
});
