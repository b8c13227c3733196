import type { Failure } from '../../api/failure.ts';
import type { FieldErrors } from '../../fields/validators.ts';
import * as messages from '../../messages/form.ts';
import type { Lines } from '../dialog/Dialog.tsx';

/** A page that opens when the dialog is closed. */
type NextPage = keyof typeof messages.closeOpens;

/** A success opens a dialog and empties the form. */
interface SuccessDialog {
  readonly kind: 'succeeded';
  readonly message: string;
  /** Below the message, such as a receipt. */
  readonly lines?: Lines;
  readonly next: NextPage;
}

/** A failure opens a dialog. Its message stays below the button, and the form keeps everything but passwords. */
export interface FailureDialog {
  readonly kind: 'failed';
  readonly message: string;
  /** The dialog has the role `alertdialog`. */
  readonly alert?: boolean;
  /** Below the message. */
  readonly note?: string | undefined;
  /** Shown in the error summary and at the fields. */
  readonly errors?: FieldErrors;
  readonly next?: NextPage;
}

/** What a form shows after a submit: one of two dialogs, errors of fields, or a note below the button. */
export type Outcome =
  | SuccessDialog
  | FailureDialog
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | { readonly kind: 'note'; readonly note: string };

/** The lines of a dialog below its message. */
export function linesOf(outcome: SuccessDialog | FailureDialog): Lines {
  const lines: Lines =
    outcome.kind === 'succeeded' ? (outcome.lines ?? []) : outcome.note ? [[outcome.note]] : [];
  return outcome.next ? [...lines, [messages.closeOpens[outcome.next]]] : lines;
}

/** The notes on a failed call. */
interface Notes {
  /** After Cancel, or without a response. */
  readonly noResponse: string;
  /** The response is an error or unreadable. */
  readonly refused?: string;
}

/** The same note for all failures of a call that changes nothing on the server, such as a check. */
export const sameNote = (note: string): Notes => ({ noResponse: note, refused: note });

/** Status codes for too many requests, and for an overloaded server. */
const overloaded = [429, 503];

/** The outcome of a failed call: a note after Cancel, otherwise `failed` with a note. */
export function toOutcome(
  failure: Failure,
  failed: FailureDialog,
  { noResponse, refused }: Notes = { noResponse: messages.noAnswer },
): Outcome {
  if (failure.kind === 'aborted') return { kind: 'note', note: messages.cancelled(noResponse) };
  if (failure.kind === 'noResponse') return { ...failed, note: noResponse };
  const isOverloaded = failure.kind === 'httpError' && overloaded.includes(failure.status);
  return { ...failed, note: [isOverloaded && messages.serverBusy, refused].filter(Boolean).join(' ') };
}
