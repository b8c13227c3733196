import { logIn } from '../../api/calls.ts';
import { type Failure, textsOf } from '../../api/failure.ts';
import { statusMessageOf } from '../../api/response.ts';
import { loginFields } from '../../fields/auth.ts';
import { valuesOf } from '../../fields/field-table.ts';
import { welcome } from '../../messages/form.ts';
import * as messages from '../../messages/login.ts';
import { signIn } from '../../session/session.ts';
import { type FailureDialog, toOutcome } from '../form/outcome.ts';
import type { Submit } from '../form/useSubmit.ts';

const isInvalid = (detail: readonly string[]) => detail.some((text) => /invalid/i.test(text));

/** The message for the texts in a response. */
const messageForTexts = (detail: readonly string[]) =>
  isInvalid(detail) ? messages.invalid : detail.join(' ') || messages.otherError;

function messageForFailure(failure: Failure): string {
  if (failure.kind === 'noResponse') return messages.networkError;
  if (failure.kind !== 'httpError') return messages.otherError;
  const { status, detail } = failure;
  if (status === 401) return messages.invalid;
  return status === 500 && !isInvalid(detail) ? messages.serverError : messageForTexts(detail);
}

const failed = (message: string): FailureDialog => ({ kind: 'failed', message });

/** Logs in and welcomes the user to the company. */
export const loginSubmit =
  (company: string): Submit =>
  async ({ data, signal }) => {
    const login = await logIn(valuesOf(loginFields, data), signal);
    if (!login.ok)
      return toOutcome(login.failure, failed(messageForFailure(login.failure)), {
        noResponse: messages.notLoggedIn,
      });
    const session = signIn(login.value);
    if (session === 'invalid') {
      const detail = statusMessageOf(login.value)?.status === 'success' ? [] : textsOf(login.value);
      return failed(messageForTexts(detail));
    }
    return {
      kind: 'succeeded',
      message: welcome(company),
      lines: session === 'memory' ? [[messages.notStored]] : [],
      next: '/',
    };
  };
