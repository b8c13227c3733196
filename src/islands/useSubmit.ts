import { type SubmitEvent, useRef, useState } from 'react';
import { type Failure, failureOf } from '../api/failure.ts';
import { type Problem, problemsIn, type Rules } from './validators.ts';

/** What a form says when its call came back: the sentence of the catalogue, and what helps beside the form. */
export interface Outcome {
  /** The sentence, shown alone in a dialog; without one no dialog opens. */
  readonly sentence?: string;
  /** The document calls some of them an alert: role alertdialog. */
  readonly alert?: boolean;
  /** The sentence once more, at the form, so that it can be read again. */
  readonly inline?: string | undefined;
  /** A line at the form. */
  readonly note?: string | undefined;
  /** Where closing the dialog leads. */
  readonly next?: string;
  /** The fields that are emptied: all after a success, the passwords after a failure. */
  readonly clear?: 'all' | 'passwords';
  /** What the server found wrong with a field. */
  readonly problems?: readonly Problem[] | undefined;
}

/** One call of a form: what it does, and the outcome when it fails. */
export type Step = <T>(call: Promise<T>, failed: (failure: Failure) => Outcome) => Promise<T>;

/** What a form does: its rules, and its calls one after the other. */
export interface Work {
  readonly rules: Rules;
  /** Runs the calls, each through `step`; `signal` ends them when the visitor cancels. */
  readonly run: (data: FormData, signal: AbortSignal, step: Step) => Promise<Outcome>;
}

/** How long a form waits for an answer before it says so and offers Cancel, in milliseconds. */
const patience = 10_000;

/** Said beside the form when an answer was lost: the page never sends again by itself. */
const mayHaveArrived =
  'No answer came back, so what you sent may have arrived all the same. Nothing is sent again unless you press the button.';

/** Ends the work early with an outcome of its own. */
class Ended extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super('A call failed');
    this.outcome = outcome;
  }
}

const step: Step = (call, failed) =>
  call.catch((error: unknown) => {
    const failure = failureOf(error);
    if (failure.kind === 'cancelled') throw new Ended({ note: `Cancelled. ${mayHaveArrived}` });
    throw new Ended({ note: failure.kind === 'lost' ? mayHaveArrived : undefined, ...failed(failure) });
  });

/** The outcome of work that ended early; anything else is a mistake of ours and goes on. */
function ended(error: unknown): Outcome {
  if (error instanceof Ended) return error.outcome;
  throw error;
}

/**
 * The one way every form goes: clear what was said, mark busy, run, turn what happened into a sentence, done.
 * `onSettled` is called after each run, whatever came of it. A ref guards against the second submit, since state is not up to date within one tick.
 */
export function useSubmit({ rules, run }: Work, onSettled?: () => void) {
  const running = useRef<AbortController | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({});

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (running.current) return;
    const data = new FormData(form);
    const problems = problemsIn(data, rules);
    setOutcome({ problems });
    if (problems.length > 0) return;
    const control = new AbortController();
    running.current = control;
    setBusy(true);
    const timer = setTimeout(() => setWaiting(true), patience);
    try {
      const result = await run(data, control.signal, step).catch(ended);
      empty(form, result.clear);
      setOutcome(result);
    } finally {
      clearTimeout(timer);
      running.current = undefined;
      setBusy(false);
      setWaiting(false);
      onSettled?.();
    }
  }

  return {
    busy,
    waiting,
    outcome,
    onSubmit,
    cancel: () => running.current?.abort(),
    close: () => setOutcome(({ inline, note, problems }) => ({ inline, note, problems })),
  };
}

function empty(form: HTMLFormElement, what: Outcome['clear']) {
  if (what === 'all') form.reset();
  if (what !== 'passwords') return;
  for (const field of form.querySelectorAll<HTMLInputElement>('input[autocomplete$="password"]'))
    field.value = '';
}
