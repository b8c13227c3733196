import type { Failure } from '../../api/failure.ts';
import type { Problem } from '../../fields/validators.ts';
import * as messages from '../../messages/form.ts';

/** Lines of a dialog: texts, some with a value that is neither translated nor mixed with the text. */
export type Lines = readonly (readonly [text: string, value?: string])[];

/** A page that opens when the dialog is closed. */
type NextPage = keyof typeof messages.closeOpens;

/** A dialog. The form is emptied. */
export interface Succeeded {
  readonly kind: 'succeeded';
  readonly message: string;
  /** Below the message: what the visitor keeps. */
  readonly lines?: Lines;
  readonly next: NextPage;
}

/** A dialog. Of the form, only the passwords are emptied. */
export interface Failed {
  readonly kind: 'failed';
  readonly message: string;
  /** The dialog has the role `alertdialog`. */
  readonly alert?: boolean;
  /** Below the message, and below the button. */
  readonly note?: string | undefined;
  readonly next?: NextPage;
  /** The message stays as an error below the button after the dialog is closed. */
  readonly inline?: true;
  /** Shown in the error summary and at their fields. */
  readonly problems?: readonly Problem[];
  /** The same submit may succeed later: the button is labelled “Try again”. */
  readonly retryable?: true;
  /** No response came, and nothing proves that the request did not arrive. */
  readonly unanswered?: boolean;
}

/** The result of a submit, as the form shows it. Values that are not valid, and a note below the button, open no dialog. */
export type Outcome =
  | Succeeded
  | Failed
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] }
  | { readonly kind: 'note'; readonly note: string; readonly unanswered?: boolean };

/** Whether the request may have arrived without a response. */
export const isUnanswered = (outcome: Outcome | undefined): boolean =>
  (outcome?.kind === 'failed' || outcome?.kind === 'note') && outcome.unanswered === true;

/** The lines of the dialog of an outcome below its message. */
export function linesOf(outcome: Succeeded | Failed): Lines {
  const note: Lines = outcome.kind === 'failed' && outcome.note ? [[outcome.note]] : [];
  const lines = outcome.kind === 'succeeded' ? (outcome.lines ?? []) : note;
  return outcome.next ? [...lines, [messages.closeOpens[outcome.next]]] : lines;
}

/**
 * The note of a failure, by what may have happened on the server. The note of the failed call comes before the first two, but
 * not before that of a Cancel.
 */
interface Notes {
  /** No response came to a call that may have changed something. By default: it may have arrived. */
  readonly noResponse?: string;
  /** Any failure of a call that changes nothing on the server, such as a check. An empty text is no note. */
  readonly unchanged?: string;
  /** A Cancel, if it is known that nothing changed. By default: the sentence on a Cancel, with one of the notes above. */
  readonly cancelled?: string | undefined;
}

/** By the status code of the response: too many requests, and a server that is overloaded. */
const overloaded = [429, 503];

/** The outcome of a failed call: `failed` with a note, or the note alone when it was cancelled or the page was left. */
export function toOutcome(failure: Failure, failed: Failed, notes: Notes = {}): Outcome {
  const { noResponse = messages.mayHaveArrived, unchanged, cancelled } = notes;
  const unknown = unchanged ?? noResponse;
  switch (failure.kind) {
    case 'ended':
      return { kind: 'note', note: cancelled ?? messages.cancelled(unknown), unanswered: true };
    case 'noResponse':
      return { ...failed, note: failed.note ?? unknown, unanswered: failure.arrived === 'maybe' };
  }
  const note = failed.note ?? unchanged;
  const isOverloaded = failure.kind === 'httpError' && overloaded.includes(failure.status);
  return { ...failed, note: isOverloaded ? [messages.serverBusy, note].filter(Boolean).join(' ') : note };
}
