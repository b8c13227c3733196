import { logIn } from '../../api/calls.ts';
import { textsOf } from '../../api/failure.ts';
import { statusMessageOf } from '../../api/response.ts';
import { loginFields } from '../../fields/auth.ts';
import { valuesOf } from '../../fields/field-table.ts';
import { welcome } from '../../messages/form.ts';
import * as messages from '../../messages/login.ts';
import { signIn } from '../../session/session.ts';
import { type Outcome, toOutcome } from '../form/outcome.ts';
import type { Submit } from '../form/useSubmit.ts';

/** The message for a failed login. */
function messageFor(body: unknown, status?: number): string {
  const texts = textsOf(body);
  if (status === 401 || texts.some((text) => /invalid/i.test(text))) return messages.invalid;
  if (status === 500) return messages.serverError;
  return texts.join(' ') || messages.otherError;
}

const failed = (message: string): Outcome => ({ kind: 'failed', message });

/** Logs in and welcomes the user to the company. */
export const loginSubmit =
  (company: string): Submit =>
  async ({ data, signal }) => {
    const login = await logIn(valuesOf(loginFields, data), signal);
    if (!login.ok) {
      const { kind, body, status } = login.failure;
      const message = kind === 'noResponse' ? messages.networkError : messageFor(body, status);
      return toOutcome(login.failure, failed(message), messages.notLoggedIn);
    }
    const session = signIn(login.value);
    if (session === 'invalid') {
      const isSuccess = statusMessageOf(login.value).status === 'success';
      return failed(isSuccess ? messages.otherError : messageFor(login.value));
    }
    return {
      kind: 'succeeded',
      message: welcome(company),
      lines: session === 'memory' ? [[messages.notStored]] : [],
      next: '/',
    };
  };
