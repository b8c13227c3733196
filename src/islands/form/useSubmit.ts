import { type RefObject, type SubmitEvent, useState } from 'react';
import type { Progress } from '../../api/upload.ts';
import { type FieldTable, formDataOf } from '../../fields/field-table.ts';
import { type Problem, problemsIn } from '../../fields/validators.ts';
import * as messages from '../../messages/form.ts';
import { useRequest } from '../useRequest.ts';
import { useWindowEvent } from '../useWindowEvent.ts';
import type { FailureDialog, Outcome } from './outcome.ts';

/** What one form does on a submit: its calls. Cancel aborts `signal`; `onProgress` reports an upload. */
export type Submit = (submitted: {
  readonly data: FormData;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}) => Promise<Outcome>;

/** What the form shows of the last submit. */
interface Shown {
  readonly outcome?: Outcome;
  /** Those that the visitor has not corrected. */
  readonly problems: readonly Problem[];
  readonly isDialogOpen: boolean;
}

/** After an error in the code of the site, which may occur after a request. */
const crashed: Outcome = {
  kind: 'failed',
  message: messages.unexpectedError,
  alert: true,
  note: messages.mayHaveArrived,
};

const nothing: Shown = { problems: [], isDialogOpen: false };

/**
 * The submit of every form: validates, runs `submit` unless one is running, and shows its outcome. Problems are errors of
 * fields, found here, by `submit` or by the server; the outcome is what the visitor sees (`outcome.ts`).
 */
export function useSubmit(form: RefObject<HTMLFormElement | null>, fields: FieldTable, submit: Submit) {
  const { busy, slow, run, isRunning, cancel } = useRequest();
  const [progress, setProgress] = useState<Progress>({ sent: 0, total: 0 });
  const [{ outcome, problems, isDialogOpen }, setShown] = useState(nothing);

  const show = (outcome: Outcome) =>
    setShown({ outcome, problems: problemsOf(outcome), isDialogOpen: 'message' in outcome });

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isRunning() || isDialogOpen) return;
    const data = formDataOf(event.currentTarget, fields);
    const invalid = problemsIn(data, fields);
    if (invalid.length > 0) return show({ kind: 'invalid', problems: invalid });
    await run(async (signal, onAnyProgress) => {
      setShown(nothing);
      const onProgress = (progress: Progress) => {
        setProgress(progress);
        onAnyProgress();
      };
      const result = await submit({ data, signal, onProgress }).catch((error: unknown) => {
        reportError(error);
        return crashed;
      });
      if (result.kind === 'succeeded') form.current?.reset();
      show(result.kind === 'failed' ? withEmptyPasswords(form.current, result) : result);
    });
  }

  useWindowEvent('pagehide', () => {
    cancel();
    // Firefox and WebKit end a request before `pagehide`: after Back, its failure would be a false message.
    setShown((shown) => (shown.outcome?.kind === 'failed' ? nothing : shown));
  });

  const dialog = outcome && 'message' in outcome ? outcome : undefined;
  return {
    form,
    busy,
    slow,
    progress,
    outcome,
    problems,
    /** The outcome that the open dialog shows. */
    dialog: isDialogOpen ? dialog : undefined,
    /** Below the button after the dialog is closed. */
    inlineError: dialog?.kind === 'failed' && !isDialogOpen ? dialog.message : undefined,
    onSubmit,
    cancel,
    clearOutcome: () => setShown(nothing),
    closeDialog: () => setShown((shown) => ({ ...shown, isDialogOpen: false })),
    /** Removes the error of a field that is valid now. */
    clearError: (field: string) =>
      setShown((shown) => ({ ...shown, problems: shown.problems.filter((each) => each.field !== field) })),
  };
}

const problemsOf = (outcome: Outcome): readonly Problem[] =>
  ('problems' in outcome && outcome.problems) || [];

/** Empties the passwords of a form after a failure, and asks for them again unless the dialog opens another page. */
function withEmptyPasswords(form: HTMLFormElement | null, failure: FailureDialog): FailureDialog {
  const inputs = form?.querySelectorAll<HTMLInputElement>('input[autocomplete$="password"]') ?? [];
  for (const input of inputs) input.value = '';
  if (inputs.length === 0 || failure.next) return failure;
  return { ...failure, note: [failure.note, messages.passwordEmptied].filter(Boolean).join(' ') };
}
