import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { broken, type Outcome } from './outcome.ts';
import { type Problem, problemsIn, type Rules } from './validators.ts';

/** What a form does with a submit. */
export interface SubmitHandler {
  readonly rules: Rules;
  /** Makes the calls one after the other; `signal` ends them when the visitor cancels. */
  readonly submit: (form: { readonly data: FormData; readonly signal: AbortSignal }) => Promise<Outcome>;
}

/** Where a form is on its way, and what moves it. */
export type Submission = ReturnType<typeof useSubmit>;

/** How long a form waits for an answer before it says so and offers Cancel, in milliseconds. */
const patience = 10_000;

const none: readonly Problem[] = [];

/**
 * The one way every form goes: clear what was said, mark busy, submit, turn what happened into a sentence, done.
 * A ref guards against the second submit, since state is not up to date within one tick.
 * @param form the form as it stands in the page; it may be put up anew while it is being sent
 */
export function useSubmit({ rules, submit }: SubmitHandler, form: RefObject<HTMLFormElement | null>) {
  const running = useRef<AbortController | undefined>(undefined);
  const retrying = useRef(false);
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({});
  // Safari before 16 has no requestSubmit().
  const button = () => form.current?.querySelector<HTMLElement>('button:not([type])');

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current) return;
    const data = new FormData(event.currentTarget);
    const problems = problemsIn(data, rules);
    setOutcome({ problems });
    if (problems.length > 0) return;
    const control = new AbortController();
    running.current = control;
    retrying.current = false;
    setBusy(true);
    const timer = setTimeout(() => setWaiting(true), patience);
    const result = await submit({ data, signal: control.signal }).catch((error: unknown) => {
      reportError(error);
      return broken;
    });
    clearTimeout(timer);
    running.current = undefined;
    if (result.done) form.current?.reset();
    else if (!result.cancelled) emptyPasswords(form.current);
    setBusy(false);
    setWaiting(false);
    setOutcome(result);
    // What was answered in the same moment stands; only what was really ended is sent again.
    if (result.cancelled && retrying.current) button()?.click();
  }

  const cancel = () => {
    // The button that ends a request goes with it, and would take the focus along.
    button()?.focus();
    running.current?.abort();
  };
  return {
    busy,
    waiting,
    outcome,
    /** What is wrong with its fields. */
    problems: outcome.problems ?? none,
    onSubmit,
    /** Ends what is under way. */
    cancel,
    /** Ends what is under way and sends the form again: a verb for the visitor, never for a timer. */
    retry: () => {
      retrying.current = true;
      cancel();
    },
    close: () => setOutcome(({ inline, note, problems, retry }) => ({ inline, note, problems, retry })),
  };
}

function emptyPasswords(form: HTMLFormElement | null) {
  for (const field of form?.querySelectorAll<HTMLInputElement>('input[autocomplete$="password"]') ?? [])
    field.value = '';
}
