import type { Failure } from '../../api/failure.ts';
import type { Problem } from '../../fields/validators.ts';
import * as messages from '../../messages/form.ts';

/** Lines of a dialog: texts, some with a value that is neither translated nor mixed with the text. */
export type Lines = readonly (readonly [text: string, value?: string])[];

/** A page that opens when the dialog is closed. */
type NextPage = keyof typeof messages.closeOpens;

/** A success: its dialog opens, and the form is emptied. */
export interface SuccessDialog {
  readonly kind: 'succeeded';
  readonly message: string;
  /** Below the message: what the visitor keeps. */
  readonly lines?: Lines;
  readonly next: NextPage;
}

/** A failure: its dialog opens, and of the form only the passwords are emptied. */
export interface FailureDialog {
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
  /** No response came, or an error of the site hides it, and nothing proves that the request did not arrive. */
  readonly unanswered?: boolean;
}

/**
 * The result of a submit, as the form shows it: one of two dialogs, the errors of fields, or a note below the button.
 * `toOutcome` makes it of the `Failure` of a call (`api/failure.ts`).
 */
export type Outcome =
  | SuccessDialog
  | FailureDialog
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] }
  | { readonly kind: 'note'; readonly note: string; readonly unanswered?: boolean };

/** Whether a request has no response, and may have arrived. */
export const isUnanswered = (outcome: Outcome | undefined): boolean =>
  (outcome?.kind === 'failed' || outcome?.kind === 'note') && outcome.unanswered === true;

/** The lines of the dialog of an outcome below its message. */
export function linesOf(outcome: SuccessDialog | FailureDialog): Lines {
  const note: Lines = outcome.kind === 'failed' && outcome.note ? [[outcome.note]] : [];
  const lines = outcome.kind === 'succeeded' ? (outcome.lines ?? []) : note;
  return outcome.next ? [...lines, [messages.closeOpens[outcome.next]]] : lines;
}

/** The note on a failed call, by its kind. */
interface Notes {
  /** No response came. By default: the request may have arrived. */
  readonly noResponse?: string;
  /** The response is an error, or unreadable. By default there is no note. That of a busy server precedes it. */
  readonly refused?: string | undefined;
  /** A Cancel or a page that was left, if it is known that nothing changed on the server. By default: “Cancelled.”, and the note `noResponse`. */
  readonly cancelled?: string | undefined;
}

/** The notes on a call that changes nothing on the server, such as a check. */
export const unchanged = (note: string): Notes => ({
  noResponse: note,
  refused: note,
  cancelled: messages.cancelled(note),
});

/** By the status code of the response: too many requests, and a server that is overloaded. */
const overloaded = [429, 503];

/** The outcome of a failed call: `failed` with a note, or the note alone when it was cancelled or the page was left. */
export function toOutcome(failure: Failure, failed: FailureDialog, notes: Notes = {}): Outcome {
  const { noResponse = messages.mayHaveArrived, refused, cancelled } = notes;
  switch (failure.kind) {
    case 'ended':
      return {
        kind: 'note',
        note: cancelled ?? messages.cancelled(noResponse),
        unanswered: cancelled === undefined,
      };
    case 'noResponse':
      return { ...failed, note: noResponse, unanswered: failure.arrived === 'maybe' };
    case 'unreadable':
      return { ...failed, note: refused };
    case 'httpError': {
      const overload = overloaded.includes(failure.status) && messages.serverBusy;
      return { ...failed, note: [overload, refused].filter(Boolean).join(' ') };
    }
  }
}
