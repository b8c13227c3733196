import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Progress } from '../../api/upload.ts';
import type { FieldTable } from '../../fields/field-table.ts';
import { problemsIn } from '../../fields/validators.ts';
import * as messages from '../../messages/form.ts';
import type { Outcome } from './outcome.ts';

/** What one form does on a submit: its calls. Cancel aborts `signal`; `onProgress` reports an upload. */
export type Submit = (submitted: {
  readonly data: FormData;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}) => Promise<Outcome>;

/** After this time without a response or progress, a form shows `slowResponse` and Cancel. */
const slowResponseMs = 10_000;

const notStarted: Progress = { sent: 0, total: 0 };

/**
 * The submit of every form: validates, sets the form busy, calls `submit`, and returns the outcome for `Form` to show.
 * Problems are errors of fields, found here or by the server; a failure is a call without a value (`api/failure.ts`); the
 * outcome is what the visitor sees (`outcome.ts`).
 */
export function useSubmit(form: RefObject<HTMLFormElement | null>, fields: FieldTable, submit: Submit) {
  // A ref: state is updated too late for a second submit event in the same task.
  const running = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  const [slow, setSlow] = useState(false);
  const [progress, setProgress] = useState<Progress>(notStarted);
  const [outcome, setOutcome] = useState<Outcome>({});
  const [submits, setSubmits] = useState(0);
  // Runs after the effect that opens the dialog: a press before it would submit the form that was just reset.
  useEffect(() => {
    running.current = undefined;
  }, [submits]);

  async function runSubmit(data: FormData): Promise<Outcome> {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onProgress = (current: Progress) => {
      setProgress(current);
      setSlow(false);
      clearTimeout(timer);
      timer = setTimeout(() => setSlow(true), slowResponseMs);
    };
    running.current = controller;
    setBusy(true);
    onProgress(notStarted);
    const result = await submit({ data, signal: controller.signal, onProgress }).catch(
      (error: unknown): Outcome => {
        // An error in the code of the site, which may occur after a request.
        reportError(error);
        return { message: messages.unexpectedError, alert: true, note: messages.mayHaveArrived };
      },
    );
    clearTimeout(timer);
    return result;
  }

  /** Ends a submit with its outcome. */
  function show(result: Outcome) {
    setBusy(false);
    setSlow(false);
    setOutcome(result);
    setSubmits((count) => count + 1);
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current) return;
    const data = new FormData(event.currentTarget);
    const problems = problemsIn(data, fields);
    if (problems.length > 0) return show({ problems });
    setOutcome({});
    const result = await runSubmit(data);
    if (result.succeeded) form.current?.reset();
    else if (result.message !== undefined) emptyPasswords(form.current);
    show(result);
  }

  return {
    busy,
    slow,
    progress,
    outcome,
    problems: outcome.problems ?? [],
    /** The number of submits that have ended. */
    submits,
    onSubmit,
    cancel: () => running.current?.abort(),
    /** Hides the error of a field that is valid now. */
    clearError: (field: string) =>
      setOutcome((current) => ({
        ...current,
        problems: current.problems?.filter((problem) => problem.field !== field),
      })),
    closeDialog: () => setOutcome((current) => ({ ...current, message: undefined })),
  };
}

function emptyPasswords(form: HTMLFormElement | null) {
  for (const input of form?.querySelectorAll<HTMLInputElement>('input[autocomplete$="password"]') ?? [])
    input.value = '';
}
