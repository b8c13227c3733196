import { checkAvailable, setPassword } from '../../api/calls.ts';
import { serverMessages } from '../../api/response.ts';
import { forgotPasswordFields } from '../../fields/auth.ts';
import { valuesOf } from '../../fields/field-table.ts';
import * as messages from '../../messages/forgot-password.ts';
import { type FailureDialog, toOutcome, sameNote } from '../form/outcome.ts';
import type { Submit } from '../form/useSubmit.ts';

const alertDialog = (message: string): FailureDialog => ({ kind: 'failed', message, alert: true });

/** Checks that the email is registered, then sets the new password. */
export const resetSubmit: Submit = async ({ data, signal }) => {
  const { email: typed, password } = valuesOf(forgotPasswordFields, data);
  const email = typed.toLowerCase();
  const check = await checkAvailable('email', email, signal);
  if (!check.ok) {
    const unreadable = check.failure.kind === 'unreadable';
    const outcome = alertDialog(unreadable ? messages.unexpected : messages.checkFailed);
    return toOutcome(check.failure, outcome, sameNote(messages.notChanged));
  }
  const { status, message } = check.value ?? {};
  if (status === 'success') return { kind: 'failed', message: messages.notRegistered, next: '/Signup' };
  if (status !== 'error' || message !== serverMessages.emailRegistered)
    return { ...alertDialog(messages.unexpected), note: messages.notChanged };
  const reset = await setPassword({ email, password }, signal);
  if (!reset.ok) return toOutcome(reset.failure, alertDialog(messages.resetFailed));
  return { kind: 'succeeded', message: messages.updated, next: '/login' };
};
