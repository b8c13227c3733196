import { type RefObject, type SubmitEvent, useState } from 'react';
import type { Progress } from '../../api/upload.ts';
import { type FieldTable, formDataOf } from '../../fields/field-table.ts';
import { errorsIn, type FieldErrors } from '../../fields/validators.ts';
import * as messages from '../../messages/form.ts';
import { useRequest } from '../useRequest.ts';
import { useWindowEvent } from '../useWindowEvent.ts';
import type { Outcome } from './outcome.ts';

/** Sends one form: runs its calls and returns the outcome. Cancel aborts `signal`; `onProgress` reports an upload. */
export type Submit = (submitted: {
  readonly data: FormData;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}) => Promise<Outcome>;

/** What the form shows after a submit. */
interface Shown {
  readonly outcome?: Outcome;
  /** The errors that the visitor has not corrected yet. */
  readonly errors: FieldErrors;
  readonly isDialogOpen: boolean;
}

/** After an error in our own code. The request may have reached the server. */
const crashed: Outcome = {
  kind: 'failed',
  message: messages.unexpectedError,
  alert: true,
  note: messages.noResponse,
};

const nothing: Shown = { errors: {}, isDialogOpen: false };

/** Validates a form, runs `submit` unless it is already running, and shows its outcome. Every form uses it. */
export function useSubmit(form: RefObject<HTMLFormElement | null>, fields: FieldTable, submit: Submit) {
  const { busy, slow, run, isRunning, cancel } = useRequest();
  const [progress, setProgress] = useState<Progress>({ sent: 0, total: 0 });
  const [{ outcome, errors, isDialogOpen }, setShown] = useState(nothing);

  const show = (outcome: Outcome) =>
    setShown({
      outcome,
      errors: outcome.errors ?? {},
      isDialogOpen: outcome.message !== undefined,
    });

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isRunning() || isDialogOpen) return;
    const data = formDataOf(event.currentTarget, fields);
    const invalid = errorsIn(data, fields);
    if (Object.keys(invalid).length > 0) {
      show({ kind: 'invalid', errors: invalid });
      return;
    }
    void run(async (signal, restartTimer) => {
      setShown(nothing);
      const onProgress = (progress: Progress) => {
        setProgress(progress);
        restartTimer();
      };
      const result = await submit({ data, signal, onProgress }).catch((error: unknown) => {
        reportError(error);
        return crashed;
      });
      // Before `show`, because the `reset` event clears the outcome.
      if (result.kind === 'succeeded') form.current?.reset();
      show(result.kind === 'failed' ? withEmptyPasswords(form.current, result) : result);
    });
  }

  useWindowEvent('pagehide', cancel);
  // Firefox and WebKit abort the request before `pagehide`, so it ends as a failure. Remove the failure when the visitor comes
  // back, not at `pagehide`, because Firefox drops the pending tasks of React when it caches the page.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) setShown((shown) => (shown.outcome?.kind === 'failed' ? nothing : shown));
  });

  return {
    form,
    busy,
    slow,
    progress,
    outcome,
    errors,
    /** The outcome in the open dialog. */
    dialog: isDialogOpen ? outcome : undefined,
    /** Below the button after the dialog is closed. */
    inlineError: outcome?.kind === 'failed' && !isDialogOpen ? outcome.message : undefined,
    onSubmit,
    cancel,
    clearOutcome: () => setShown(nothing),
    closeDialog: () => setShown((shown) => ({ ...shown, isDialogOpen: false })),
    /** Removes the error of a field that the visitor has corrected. */
    clearError: (field: string) =>
      setShown((shown) => {
        const others = Object.entries(shown.errors).filter(([name]) => name !== field);
        return { ...shown, errors: Object.fromEntries(others) };
      }),
  };
}

/** Empties the passwords of a form after a failure, and asks for them again unless the dialog opens another page. */
function withEmptyPasswords(form: HTMLFormElement | null, failure: Outcome): Outcome {
  const inputs = form?.querySelectorAll<HTMLInputElement>('input[autocomplete$="password"]') ?? [];
  for (const input of inputs) input.value = '';
  if (inputs.length === 0 || failure.next) return failure;
  return { ...failure, note: [failure.note, messages.passwordEmptied].filter(Boolean).join(' ') };
}
