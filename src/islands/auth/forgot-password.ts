import { checkAvailable, setPassword } from '../../api/calls.ts';
import { forgotPasswordFields } from '../../fields/auth.ts';
import { valuesOf } from '../../fields/field-table.ts';
import * as messages from '../../messages/forgot-password.ts';
import { type Outcome, toOutcome } from '../form/outcome.ts';
import type { Submit } from '../form/useSubmit.ts';

const failed = (message: string): Outcome => ({ kind: 'failed', message, alert: true });

/** Checks that the email is registered, then sets the new password. */
export const forgotPasswordSubmit: Submit = async ({ data, signal }) => {
  const { email: typed, password } = valuesOf(forgotPasswordFields, data);
  const email = typed.toLowerCase();
  const note = messages.notChanged;
  const unexpected = { ...failed(messages.unexpected), note };
  const check = await checkAvailable('email', email, signal);
  if (!check.ok) {
    const checkFailed = { ...failed(messages.checkFailed), note };
    return toOutcome(check.failure, check.failure.kind === 'unreadable' ? unexpected : checkFailed, note);
  }
  if (check.value === 'free') return { kind: 'failed', message: messages.notRegistered, next: '/Signup' };
  if (check.value !== 'taken') return unexpected;
  const reset = await setPassword({ email, password }, signal);
  if (!reset.ok) return toOutcome(reset.failure, failed(messages.resetFailed));
  return { kind: 'succeeded', message: messages.updated, next: '/login' };
};
