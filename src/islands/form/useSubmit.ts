import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import type { Progress } from '../../api/upload.ts';
import type { FieldTable } from '../../fields/field-table.ts';
import { problemsIn } from '../../fields/validators.ts';
import { bug, type Outcome } from './outcome.ts';

/** Makes the calls of a form. Cancel aborts `signal`; `onProgress` reports an upload. */
export type Submit = (submitted: {
  readonly data: FormData;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}) => Promise<Outcome>;

/** Time without a response or progress after which a form says so and offers Cancel. */
const slowResponseMs = 10_000;

/**
 * The one submit path of all forms: validate, set busy, make the calls, show the outcome.
 * @param clearDraft deletes what is kept of the form in storage
 */
export function useSubmit(
  form: RefObject<HTMLFormElement | null>,
  fields: FieldTable,
  submit: Submit,
  clearDraft: () => void,
) {
  // A ref: state is not updated within one tick, and a second submit event must find it.
  const running = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  const [slow, setSlow] = useState(false);
  const [progress, setProgress] = useState<Progress>();
  const [outcome, setOutcome] = useState<Outcome>({});
  const [submits, setSubmits] = useState(0);

  async function makeCalls(data: FormData): Promise<Outcome> {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onProgress = (current?: Progress) => {
      setProgress(current);
      setSlow(false);
      clearTimeout(timer);
      timer = setTimeout(() => setSlow(true), slowResponseMs);
    };
    running.current = controller;
    setBusy(true);
    onProgress();
    const result = await submit({ data, signal: controller.signal, onProgress }).catch((error: unknown) => {
      reportError(error);
      return bug;
    });
    clearTimeout(timer);
    running.current = undefined;
    setBusy(false);
    setSlow(false);
    if (result.succeeded) {
      form.current?.reset();
      clearDraft();
    } else if (!result.cancelled) emptyPasswords(form.current);
    return result;
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current) return;
    const data = new FormData(event.currentTarget);
    const problems = problemsIn(data, fields);
    setOutcome({ problems });
    if (problems.length === 0) setOutcome(await makeCalls(data));
    setSubmits((count) => count + 1);
  }

  return {
    busy,
    slow,
    progress,
    outcome,
    problems: outcome.problems ?? [],
    /** How many submits have ended. */
    submits,
    onSubmit,
    cancel: () => {
      // The Cancel button disappears, and would take the focus with it.
      form.current?.querySelector<HTMLElement>('button:not([type])')?.focus();
      running.current?.abort();
    },
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
