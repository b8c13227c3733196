import { logIn } from '../../api/calls.ts';
import { type Failure, textsOf } from '../../api/failure.ts';
import { statusMessageOf } from '../../api/response.ts';
import { loginFields } from '../../fields/auth.ts';
import { valuesOf } from '../../fields/field-table.ts';
import { welcome } from '../../messages/form.ts';
import * as messages from '../../messages/login.ts';
import { signIn } from '../../session/session.ts';
import { type Outcome, toOutcome } from '../form/outcome.ts';
import type { Submit } from '../form/useSubmit.ts';

/** The message for a status and the texts of a response. */
function messageFor(texts: readonly string[], status?: number): string {
  if (status === 401 || texts.some((text) => /invalid/i.test(text))) return messages.invalid;
  if (status === 500) return messages.serverError;
  return texts.join(' ') || messages.otherError;
}

function messageForFailure(failure: Failure): string {
  if (failure.kind === 'noResponse') return messages.networkError;
  return failure.kind === 'httpError' ? messageFor(failure.detail, failure.status) : messages.otherError;
}

const failed = (message: string): Outcome => ({ kind: 'failed', message });

/** Logs in and welcomes the user to the company. */
export const loginSubmit =
  (company: string): Submit =>
  async ({ data, signal }) => {
    const login = await logIn(valuesOf(loginFields, data), signal);
    if (!login.ok)
      return toOutcome(login.failure, failed(messageForFailure(login.failure)), messages.notLoggedIn);
    const session = signIn(login.value);
    if (session === 'invalid') {
      const detail = statusMessageOf(login.value)?.status === 'success' ? [] : textsOf(login.value);
      return failed(messageFor(detail));
    }
    return {
      kind: 'succeeded',
      message: welcome(company),
      lines: session === 'memory' ? [[messages.notStored]] : [],
      next: '/',
    };
  };
