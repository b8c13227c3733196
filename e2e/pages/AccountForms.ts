import type { Page } from '@playwright/test';
import { site } from '../../src/site.ts';
import { calls } from './Api.ts';
import { type FormDescription, FormPage } from './FormPage.ts';

const login: FormDescription = {
  path: '/login',
  name: 'Login',
  button: 'Login',
  values: ({ email }) => ({ Email: email }),
  password: 'Password',
  needsAccount: true,
  call: calls.login,
  successMessage: `Welcome to ${site.name}`,
  nextPath: '/',
};

const signup: FormDescription = {
  path: '/signup',
  name: 'Sign up',
  button: 'Sign up',
  values: ({ username, fullName, email }) => ({ Username: username, 'Full name': fullName, Email: email }),
  password: 'Password',
  needsAccount: false,
  call: calls.usernameCheck,
  successMessage: `Welcome to ${site.name}`,
  nextPath: '/login',
};

const reset: FormDescription = {
  path: '/forgotpassword',
  name: 'Change password',
  button: 'Change password',
  values: ({ email }) => ({ Email: email }),
  password: 'New password',
  needsAccount: true,
  call: calls.emailCheck,
  successMessage: 'Password Updated successfully,Please login',
  nextPath: '/login',
};

/** The three forms about accounts. */
export class AccountForms {
  readonly login: FormPage;
  readonly signup: FormPage;
  readonly reset: FormPage;

  constructor(page: Page) {
    this.login = new FormPage(page, login);
    this.signup = new FormPage(page, signup);
    this.reset = new FormPage(page, reset);
  }
}
