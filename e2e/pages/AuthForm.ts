import type { Page } from '@playwright/test';
import { type FormDescription, FormPage } from './FormPage.ts';

const login: FormDescription = {
  path: '/login',
  name: 'Login',
  button: 'Login',
  values: ({ email }) => ({ Email: email }),
  password: 'Password',
};

const signup: FormDescription = {
  path: '/signup',
  name: 'Sign up',
  button: 'Sign up',
  values: ({ username, fullName, email }) => ({ Username: username, 'Full name': fullName, Email: email }),
  password: 'Password',
};

const reset: FormDescription = {
  path: '/forgotpassword',
  name: 'Change password',
  button: 'Change password',
  values: ({ email }) => ({ Email: email }),
  password: 'New password',
};

/** The three forms about accounts. */
export class AuthForm {
  readonly login: FormPage;
  readonly signup: FormPage;
  readonly reset: FormPage;

  constructor(page: Page) {
    this.login = new FormPage(page, login);
    this.signup = new FormPage(page, signup);
    this.reset = new FormPage(page, reset);
  }

  /** All three, for tests that loop over them. */
  get all(): readonly FormPage[] {
    return [this.login, this.signup, this.reset];
  }
}
