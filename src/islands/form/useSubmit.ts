import { type RefObject, type SubmitEvent, useReducer, useRef } from 'react';
import { type PageRequest, pageRequest } from '../../api/page-request.ts';
import type { Progress } from '../../api/upload.ts';
import { type FieldTable, formDataOf } from '../../fields/field-table.ts';
import { type Problem, problemsIn } from '../../fields/validators.ts';
import * as messages from '../../messages/form.ts';
import { slowResponseMs } from '../../messages/slow-response.ts';
import type { FailureDialog, Outcome, SuccessDialog } from './outcome.ts';

/** What one form does on a submit: its calls. Cancel aborts `signal`; `onProgress` reports an upload. */
export type Submit = (submitted: {
  readonly data: FormData;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}) => Promise<Outcome>;

interface State {
  /** Whether a submit is running. */
  readonly busy: boolean;
  /** While busy: whether a response takes long. */
  readonly slow: boolean;
  /** While busy: of the upload. */
  readonly progress: Progress;
  /** Of the last submit. */
  readonly outcome?: Outcome | undefined;
  /** The outcome that the open dialog shows. */
  readonly dialog?: FailureDialog | SuccessDialog | undefined;
  /** The errors of fields that the last submit found and the visitor has not corrected. */
  readonly problems: readonly Problem[];
  /** Found before a submit, and shown in place of what the submit found in the same field. */
  readonly fileProblem?: Problem | undefined;
  /** The number of outcomes so far. A submit has two if its page was left while the dialog on a lost response was open. */
  readonly outcomes: number;
}

const idle = {
  busy: false,
  slow: false,
  progress: { sent: 0, total: 0 },
  outcome: undefined,
  dialog: undefined,
  problems: [],
};

type Change = (state: State) => Partial<State>;

const reduce = (state: State, change: Change): State => ({ ...state, ...change(state) });

/**
 * The submit of every form: validates, sets the form busy, calls `submit`, and returns the outcome for `Form` to show. Problems
 * are errors of fields, found here, by `submit` or by the server; a failure is a call without a value (`api/failure.ts`); the
 * outcome is what the visitor sees (`outcome.ts`).
 */
export function useSubmit(form: RefObject<HTMLFormElement | null>, fields: FieldTable, submit: Submit) {
  const [state, change] = useReducer(reduce, { ...idle, outcomes: 0 });
  // The request from its submit to its closed dialog: blocks a second submit. A ref, since the state is updated too late for a
  // second submit event in the same task. `finish` clears it before React has set `busy` to false, which blocks in between.
  const running = useRef<PageRequest>(undefined);

  async function runSubmit(data: FormData, { signal }: PageRequest): Promise<Outcome> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onProgress = (progress: Progress) => {
      change(() => ({ progress, slow: false }));
      clearTimeout(timer);
      timer = setTimeout(() => change(() => ({ slow: true })), slowResponseMs);
    };
    onProgress(idle.progress);
    const result = await submit({ data, signal, onProgress }).catch((error: unknown): Outcome => {
      // An error in the code of the site, which may occur after a request.
      reportError(error);
      return {
        kind: 'failed',
        message: messages.unexpectedError,
        alert: true,
        note: messages.mayHaveArrived,
        unanswered: true,
      };
    });
    clearTimeout(timer);
    return result;
  }

  /** Ends a submit with its outcome. */
  function finish(outcome: Outcome) {
    const dialog = outcome.kind === 'failed' || outcome.kind === 'succeeded' ? outcome : undefined;
    if (!dialog) running.current = undefined;
    const problems = ('problems' in outcome && outcome.problems) || [];
    change(({ outcomes }) => ({ ...idle, outcome, dialog, problems, outcomes: outcomes + 1 }));
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current || state.busy) return;
    const data = formDataOf(event.currentTarget, fields);
    const problems = problemsIn(data, fields);
    if (problems.length > 0) return finish({ kind: 'invalid', problems });
    const request = pageRequest();
    running.current = request;
    change(() => ({ ...idle, busy: true }));
    const result = await runSubmit(data, request);
    if (result.kind === 'succeeded') form.current?.reset();
    if (result.kind !== 'failed') return finish(result);
    const typeAgain = emptyPasswords(form.current) && !result.next && messages.passwordEmptied;
    const note = [result.note, typeAgain].filter(Boolean).join(' ');
    finish({ ...result, note });
    if (result.unanswered) noteWhenLeft(request, note);
  }

  /**
   * Replaces the dialog on a lost response by its note when the page is left: Firefox and WebKit end a request at the press on
   * a link, before `pagehide`, and after Back that is no network error.
   */
  const noteWhenLeft = (request: PageRequest, note: string) =>
    request.signal.addEventListener('abort', () => {
      if (running.current === request) finish({ kind: 'note', note, unanswered: true });
    });

  const { outcome, dialog, problems, fileProblem } = state;
  return {
    ...state,
    problems: problems.map((each) => (each.field === fileProblem?.field ? fileProblem : each)),
    /** The error below the button. The dialog shows its text first. */
    inlineError: outcome?.kind === 'failed' && outcome.inline && !dialog ? outcome.message : undefined,
    onSubmit,
    cancel: () => running.current?.end('cancelled'),
    /** Ends the outcome, for a form that the visitor has reset. A success resets it while busy. */
    clearOutcome: () => change(({ busy }) => (busy ? {} : idle)),
    setFileProblem: (fileProblem: Problem | undefined) => change(() => ({ fileProblem })),
    /** Hides the error of a field that is valid now. */
    clearError: (field: string) =>
      change(({ problems }) => ({ problems: problems.filter((each) => each.field !== field) })),
    closeDialog: () => {
      running.current = undefined;
      change(() => ({ dialog: undefined }));
    },
  };
}

/** Empties the passwords of a form. Returns whether it has any. */
function emptyPasswords(form: HTMLFormElement | null) {
  const inputs = form?.querySelectorAll<HTMLInputElement>('input[autocomplete$="password"]') ?? [];
  for (const input of inputs) input.value = '';
  return inputs.length > 0;
}
