import type { Page } from '@playwright/test';
import { emailRegistered, sentences, welcome } from '../support/fixtures/sentences.ts';
import { site } from '../../src/site.ts';
import { detail } from '../support/fault-proxy/faults.ts';
import { close, expectDialog } from '../support/fixtures/dialogs.ts';
import {
  expectEmpty,
  expectKept,
  fieldOn,
  fillIn,
  formOn,
  forms,
  open,
  press,
  submitOf,
  typePassword,
} from '../support/fixtures/forms.ts';
import { newPerson, type Person, userIdOf } from '../support/fixtures/person.ts';
import { signout } from '../support/fixtures/session.ts';
import { expect, test } from '../support/fixtures/visit.ts';

const { login, signup, forgotPassword } = forms;
const welcomed = { sentence: welcome(site.name) };

const send = async (page: Page, form: (typeof forms)[keyof typeof forms], person: Person) => {
  await open(page, form);
  await fillIn(page, form, person);
  await press(page, form);
};

test('a member logs in: welcome, an empty form, then home with Signout', async ({
  page,
  servers,
  member,
}) => {
  await send(page, login, member);
  const dialog = await expectDialog(page, welcomed);
  await expectEmpty(page, login);
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBe(await userIdOf(servers.api, member));
  await close(dialog);
  await expect(page).toHaveURL('/');
  await expect(signout(page)).toBeVisible();
});

test('a wrong password is refused in the dialog and at the form', async ({ page, member }) => {
  await send(page, login, { ...member, password: 'not the one' });
  const dialog = await expectDialog(page, { sentence: sentences.login.invalid });
  await close(dialog);
  await expect(submitOf(page, login)).toBeFocused();
  await expect(page).toHaveURL(login.page);
  await expectKept(page, login, member);
  await expect(formOn(page, login)).toContainText(sentences.login.invalid);
});

test('Escape does what Close does, a click on the backdrop does nothing', async ({ page, member }) => {
  await send(page, login, member);
  const dialog = await expectDialog(page, welcomed);
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
});

test('a stranger signs up, and logs in', async ({ page, stranger }) => {
  await send(page, signup, stranger);
  await close(await expectDialog(page, welcomed));
  await expect(page).toHaveURL('/login');
  await send(page, login, stranger);
  await expectDialog(page, welcomed);
});

test('a username that is taken makes no account, and what was typed is there again', async ({
  page,
  sent,
  stranger,
  member,
}) => {
  const person = { ...stranger, username: member.username };
  await send(page, signup, { ...person, username: `  ${member.username} ` });
  const dialog = await expectDialog(page, { sentence: sentences.signup.taken });
  expect(sent('/user_auth/create')).toBe(0);
  await close(dialog);
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(fieldOn(page, signup, 'Email')).toHaveValue(person.email);
  await expect(fieldOn(page, signup, 'Password')).toHaveValue('');
});

test('the username goes to the check, and to the account, without the blanks around it', async ({
  page,
  stranger,
}) => {
  const check = page.waitForRequest(/username\/available/);
  const create = page.waitForRequest(/\/create$/);
  await send(page, signup, { ...stranger, username: `  ${stranger.username} ` });
  expect(new URL((await check).url()).searchParams.get('username')).toBe(stranger.username);
  expect((await create).postDataJSON()).toEqual({
    username: stranger.username,
    full_name: stranger.fullName,
    email: stranger.email,
    password: stranger.password,
  });
});

test('a verdict on the username that is none of the contract makes no account and opens no dialog', async ({
  page,
  faultProxy,
  sent,
  stranger,
}) => {
  await open(page, signup);
  await fillIn(page, signup, stranger);
  for (const [how, verdict] of Object.entries({
    'another status': { status: 'pending', message: '' },
    'another error': { status: 'error', message: 'The register is being moved' },
    'a success in capitals': { status: 'SUCCESS', message: '' },
  }))
    await test.step(how, async () => {
      faultProxy.inject('/user_auth/username/available', detail(200, verdict));
      await typePassword(page, signup, stranger);
      await press(page, signup);
      await expectKept(page, signup, stranger);
      await expect(formOn(page, signup).getByRole('status')).toContainText('No account was made');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  expect(sent('/user_auth/username/available')).toBe(3);
  expect(sent('/user_auth/create')).toBe(0);
});

test('an e-mail nobody registered leads to Signup', async ({ page, sent, stranger }) => {
  await send(page, forgotPassword, stranger);
  const dialog = await expectDialog(page, { sentence: sentences.reset.unknown });
  expect(sent('/user_auth/set-password')).toBe(0);
  await close(dialog);
  await expect(page).toHaveURL('/Signup');
});

test('a member sets a new password, the e-mail in capitals, and logs in with it', async ({
  page,
  member,
}) => {
  const { password } = newPerson();
  const renewed = { ...member, password: `${password}, new` };
  const check = page.waitForRequest(/email\/available/);
  const set = page.waitForRequest(/set-password/);
  await send(page, forgotPassword, { ...renewed, email: ` ${member.email.toUpperCase()} ` });
  await close(await expectDialog(page, { sentence: sentences.reset.done }));
  await expect(page).toHaveURL('/login');
  expect(new URL((await check).url()).searchParams.get('email')).toBe(member.email);
  expect((await set).postDataJSON()).toEqual({ email: member.email, password: renewed.password });
  await send(page, login, renewed);
  await expectDialog(page, welcomed);
});

test('a verdict on the e-mail that is none of the contract sets no password', async ({
  page,
  faultProxy,
  sent,
  member,
}) => {
  await open(page, forgotPassword);
  await fillIn(page, forgotPassword, member);
  for (const verdict of [
    { status: 'error', message: 'The register is being moved' },
    { status: 'pending', message: emailRegistered },
  ])
    await test.step(verdict.status, async () => {
      faultProxy.inject('/user_auth/email/available', detail(200, verdict));
      await typePassword(page, forgotPassword, member);
      await press(page, forgotPassword);
      await close(await expectDialog(page, { sentence: sentences.reset.unexpected, role: 'alertdialog' }));
      await expect(page).toHaveURL(forgotPassword.page);
      await expectKept(page, forgotPassword, member);
    });
  expect(sent('/user_auth/set-password')).toBe(0);
});
