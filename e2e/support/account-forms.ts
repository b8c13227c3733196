import { site } from '../../src/site.ts';
import { calls } from './Network.ts';
import type { FormDescription } from './FormPage.ts';

const welcome = `Welcome to ${site.name}`;

/** The three account forms. */
export const accountForms = {
  login: {
    path: '/login',
    name: 'Log in',
    button: 'Log in',
    values: ({ email }) => ({ Email: email }),
    password: 'Password',
    call: calls.login,
    successMessage: welcome,
    nextPath: '/',
  },
  signup: {
    path: '/signup',
    name: 'Sign up',
    button: 'Sign up',
    values: ({ username, fullName, email }) => ({ Username: username, 'Full name': fullName, Email: email }),
    password: 'Password',
    call: calls.usernameCheck,
    successMessage: welcome,
    nextPath: '/login',
  },
  reset: {
    path: '/forgotpassword',
    name: 'Change password',
    button: 'Change password',
    values: ({ email }) => ({ Email: email }),
    password: 'New password',
    call: calls.emailCheck,
    successMessage: 'Password Updated successfully,Please login',
    nextPath: '/login',
  },
} satisfies Record<string, FormDescription>;
