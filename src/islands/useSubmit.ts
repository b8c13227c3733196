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
  /** The same may well succeed a second time: the button says “Try again”. */
  readonly retry?: boolean | undefined;
}

/** One call of a form: what it does, the outcome when it fails, and the line at the form when it is cancelled. */
export type Step = <T>(
  call: Promise<T>,
  failed: (failure: Failure) => Outcome,
  cancelled?: () => string,
) => Promise<T>;

/** What a form does: its rules, and its calls one after the other. */
export interface Work {
  readonly rules: Rules;
  /** Runs the calls, each through `step`; `signal` ends them when the visitor cancels. */
  readonly run: (data: FormData, signal: AbortSignal, step: Step) => Promise<Outcome>;
}

/** How long a form waits for an answer before it says so and offers Cancel, in milliseconds. */
const patience = 10_000;

/** Said beside the form when an answer was lost: the page never sends again by itself. */
export const mayHaveArrived =
  'No answer came back, so what you sent may have arrived all the same. Nothing is sent again unless you press the button.';

/** A call that found out nothing and changed nothing, such as whether a name is free: the line for every end of it. */
export const checked = (failed: (failure: Failure) => Outcome, note: string) =>
  [(failure: Failure) => ({ ...failed(failure), note }), () => `Cancelled. ${note}`] as const;

/** Ends the work early with an outcome of its own. */
class Ended extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super('A call failed');
    this.outcome = outcome;
  }
}

/** The visitor ended a call. */
class Cancelled extends Ended {}

const step: Step = (call, failed, cancelled = () => `Cancelled. ${mayHaveArrived}`) =>
  call.catch((error: unknown) => {
    const failure = failureOf(error);
    if (failure.kind === 'cancelled') throw new Cancelled({ note: cancelled() });
    throw new Ended({ note: failure.kind === 'lost' ? mayHaveArrived : undefined, ...failed(failure) });
  });

/** The outcome of work that ended early; anything else is a mistake of ours and goes on. */
function ended(error: unknown): Outcome {
  if (error instanceof Ended) return error.outcome;
  throw error;
}

/**
 * The one way every form goes: clear what was said, mark busy, run, turn what happened into a sentence, done.
 * A ref guards against the second submit, since state is not up to date within one tick.
 */
export function useSubmit({ rules, run }: Work) {
  const running = useRef<AbortController | undefined>(undefined);
  const sendAgain = useRef(false);
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
    sendAgain.current = false;
    setBusy(true);
    const timer = setTimeout(() => setWaiting(true), patience);
    let repeat = false;
    try {
      const result = await run(data, control.signal, step).catch((error: unknown) => {
        // What was answered in the same moment stands; only what was really ended is sent again.
        repeat = error instanceof Cancelled && sendAgain.current;
        return ended(error);
      });
      empty(form, result.clear);
      setOutcome(result);
    } finally {
      clearTimeout(timer);
      running.current = undefined;
      setBusy(false);
      setWaiting(false);
    }
    if (repeat) form.requestSubmit();
  }

  return {
    busy,
    waiting,
    outcome,
    onSubmit,
    cancel: () => running.current?.abort(),
    /** Ends what is under way and sends the form again: a verb for the visitor, never for a timer. */
    again: () => {
      sendAgain.current = true;
      running.current?.abort();
    },
    close: () => setOutcome(({ inline, note, problems, retry }) => ({ inline, note, problems, retry })),
  };
}

function empty(form: HTMLFormElement, what: Outcome['clear']) {
  if (what === 'all') form.reset();
  if (what !== 'passwords') return;
  for (const field of form.querySelectorAll<HTMLInputElement>('input[autocomplete$="password"]'))
    field.value = '';
}
