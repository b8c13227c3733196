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

/** A failure: its dialog opens, its message stays below the button, and only the passwords of the form are emptied. */
export interface FailureDialog {
  readonly kind: 'failed';
  readonly message: string;
  /** The dialog has the role `alertdialog`. */
  readonly alert?: boolean;
  /** Below the message. */
  readonly note?: string | undefined;
  /** Shown in the error summary and at their fields. */
  readonly problems?: readonly Problem[];
  readonly next?: NextPage;
}

/** The result of a submit, as the form shows it: one of two dialogs, the errors of fields, or a note below the button. */
export type Outcome =
  | SuccessDialog
  | FailureDialog
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] }
  | { readonly kind: 'note'; readonly note: string };

/** The lines of the dialog of an outcome below its message. */
export function linesOf(outcome: SuccessDialog | FailureDialog): Lines {
  const note: Lines = outcome.kind === 'failed' && outcome.note ? [[outcome.note]] : [];
  const lines = outcome.kind === 'succeeded' ? (outcome.lines ?? []) : note;
  return outcome.next ? [...lines, [messages.closeOpens[outcome.next]]] : lines;
}

/** The notes on a failed call. */
interface Notes {
  /** After a Cancel, and where no response came. */
  readonly noResponse: string;
  /** Where the response is an error or unreadable. */
  readonly refused?: string;
}

/** The notes on a call that changes nothing on the server, such as a check. */
export const unchanged = (note: string): Notes => ({ noResponse: note, refused: note });

/** Status codes for too many requests, and for an overloaded server. */
const overloaded = [429, 503];

/** The outcome of a failed call: a note after a Cancel, otherwise `failed` with a note. */
export function toOutcome(
  failure: Failure,
  failed: FailureDialog,
  { noResponse, refused }: Notes = { noResponse: messages.mayHaveArrived },
): Outcome {
  switch (failure.kind) {
    case 'aborted':
      return { kind: 'note', note: messages.cancelled(noResponse) };
    case 'noResponse':
      return { ...failed, note: noResponse };
    case 'unreadable':
      return { ...failed, note: refused };
    case 'httpError': {
      const overload = overloaded.includes(failure.status) && messages.serverBusy;
      return { ...failed, note: [overload, refused].filter(Boolean).join(' ') };
    }
  }
}
