import type { Failure } from '../../api/failure.ts';
import type { FieldErrors } from '../../fields/validators.ts';
import * as messages from '../../messages/form.ts';
import type { Lines } from '../dialog/Dialog.tsx';

/** What a form shows after a submit. A message opens a dialog. */
export interface Outcome {
  /** A success empties the form, a failure its passwords. */
  readonly kind: 'succeeded' | 'failed' | 'invalid' | 'noteOnly';
  /** In the dialog. After a failure, the message stays below the button when the dialog is closed. */
  readonly message?: string;
  /** The dialog has the role `alertdialog`. */
  readonly alert?: boolean;
  /** In the dialog, such as a receipt. */
  readonly lines?: Lines;
  /** In the dialog, and below the button. */
  readonly note?: string;
  /** Shown in the error summary and at the fields. */
  readonly errors?: FieldErrors;
  /** The page that opens when the dialog is closed. */
  readonly next?: keyof typeof messages.closeNotes;
}

/** The lines of a dialog below its message. */
export const linesOf = ({ lines = [], note, next }: Outcome): Lines => [
  ...lines,
  ...[note, next && messages.closeNotes[next]].flatMap((text) => (text ? [[text] as const] : [])),
];

/** Status codes for too many requests, and for an overloaded server. */
const overloaded = [429, 503];

/**
 * The outcome of a failed call.
 * @param failed the outcome of every failure except Cancel
 * @param noteWithoutResponse the note after Cancel, or without a response
 */
export function toOutcome(
  failure: Failure,
  failed: Outcome,
  noteWithoutResponse = messages.noResponse,
): Outcome {
  if (failure.kind === 'aborted') return { kind: 'noteOnly', note: messages.cancelled(noteWithoutResponse) };
  if (failure.kind === 'noResponse') return { ...failed, note: noteWithoutResponse };
  return failure.status && overloaded.includes(failure.status)
    ? { ...failed, note: [messages.serverBusy, failed.note].filter(Boolean).join(' ') }
    : failed;
}
