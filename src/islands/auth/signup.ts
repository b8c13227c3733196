import { createAccount, usernameAvailable } from '../../api/calls.ts';
import { serverMessages } from '../../api/response.ts';
import { signupFields } from '../../fields/auth.ts';
import { valuesOf } from '../../fields/field-table.ts';
import { welcome } from '../../messages/form.ts';
import * as messages from '../../messages/signup.ts';
import { type FailureDialog, toOutcome, unchanged } from '../form/outcome.ts';
import type { Submit } from '../form/useSubmit.ts';

/** Closing the dialog leads to the login after a failure, too. */
const toLogin = (message: string): FailureDialog => ({ kind: 'failed', message, next: '/login' });

/**
 * The submit of the sign-up: checks that the username is free, then creates the account. Its success welcomes to the company of
 * this name.
 */
export const signupSubmit =
  (company: string): Submit =>
  async ({ data, signal }) => {
    const values = valuesOf(signupFields, data);
    const unchecked = toLogin(messages.checkFailed);
    const check = await usernameAvailable(values.username, { signal });
    if (!check.ok) return toOutcome(check.failure, unchecked, unchanged(messages.noAccountCreated));
    if (!check.value) return { ...unchecked, note: messages.noAccountCreated };
    const { status, message } = check.value;
    if (status === 'error' && message === serverMessages.usernameTaken)
      return toLogin(messages.usernameTaken);
    if (status !== 'success') return { kind: 'note', note: messages.unclear };
    const account = await createAccount(values, { signal });
    if (!account.ok) return toOutcome(account.failure, toLogin(messages.createFailed));
    return { kind: 'succeeded', message: welcome(company), next: '/login' };
  };
