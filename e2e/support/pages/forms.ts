import { applicationFields } from '../../../src/fields/application.ts';
import { forgotPasswordFields, loginFields, signupFields } from '../../../src/fields/auth.ts';
import type { FieldTable } from '../../../src/fields/field-table.ts';
import { site } from '../../../src/site.ts';
import { calls } from '../calls.ts';

/** What a test needs to know about a form. */
export interface FormDescription {
  readonly path: string;
  /** Its accessible name. */
  readonly name: string;
  readonly button: string;
  readonly fields: FieldTable;
  /** The path of its first call. */
  readonly call: string;
  /** The message after a success, and the path of the page when the message is closed. */
  readonly successMessage: string;
  readonly nextPath: string;
}

const welcome = `Welcome to ${site.name}`;

/** The three account forms. */
export const accountForms = {
  login: {
    path: '/login',
    name: 'Log in',
    button: 'Log in',
    fields: loginFields,
    call: calls.login,
    successMessage: welcome,
    nextPath: '/',
  },
  signup: {
    path: '/signup',
    name: 'Sign up',
    button: 'Sign up',
    fields: signupFields,
    call: calls.usernameCheck,
    successMessage: welcome,
    nextPath: '/login',
  },
  forgotPassword: {
    path: '/forgotpassword',
    name: 'Change password',
    button: 'Change password',
    fields: forgotPasswordFields,
    call: calls.emailCheck,
    successMessage: 'Password Updated successfully,Please login',
    nextPath: '/login',
  },
} satisfies Record<string, FormDescription>;

/** The intern application. */
export const applyForm: FormDescription = {
  path: '/apply',
  name: 'Join our Team',
  button: 'Submit',
  fields: applicationFields,
  call: calls.apply,
  successMessage: 'Thank you for applying , We will contact you soon',
  nextPath: '/',
};
