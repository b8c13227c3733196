import { checkAvailable, createAccount } from '../../api/calls.ts';
import { signupFields } from '../../fields/auth.ts';
import { valuesOf } from '../../fields/field-table.ts';
import { welcome } from '../../messages/form.ts';
import * as messages from '../../messages/signup.ts';
import { type Outcome, toOutcome } from '../form/outcome.ts';
import type { Submit } from '../form/useSubmit.ts';

/** Also after a failure, closing the dialog opens the login. */
const failed = (message: string): Outcome => ({ kind: 'failed', message, next: '/login' });

/** Checks that the username is free, creates the account and welcomes the user to the company. */
export const signupSubmit =
  (company: string): Submit =>
  async ({ data, signal }) => {
    const values = valuesOf(signupFields, data);
    const note = messages.noAccountCreated;
    const checkFailed = { ...failed(messages.checkFailed), note };
    const check = await checkAvailable('username', values.username, signal);
    if (!check.ok) return toOutcome(check.failure, checkFailed, note);
    if (check.value === 'noStatus') return checkFailed;
    if (check.value === 'taken') return failed(messages.usernameTaken);
    if (check.value === 'unclear') return { kind: 'noteOnly', note: messages.unclear };
    const account = await createAccount(values, signal);
    if (!account.ok) return toOutcome(account.failure, failed(messages.createFailed));
    return { kind: 'succeeded', message: welcome(company), next: '/login' };
  };
