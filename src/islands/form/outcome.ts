import type { Failure } from '../../api/failure.ts';
import type { Problem } from '../../fields/validators.ts';
import * as messages from '../../messages/form.ts';

/** What the visitor keeps of a submit, line by line. */
export type Receipt = readonly (readonly [text: string, value?: string])[];

/** The result of a submit, as the form shows it. */
export interface Outcome {
  /** Shown in the dialog, which is open while there is one. */
  readonly message?: string | undefined;
  /** The dialog has the role `alertdialog`. */
  readonly alert?: boolean;
  /** Shown as an error below the button. */
  readonly inline?: string;
  /** Shown in the dialog below the message, and below the button. */
  readonly note?: string | undefined;
  /** Whether the dialog was closed, which has announced the note. */
  readonly isRead?: true;
  /** Shown in the dialog in place of the note: texts, some with a value that is neither translated nor mixed with the text. */
  readonly receipt?: Receipt;
  /** The page that opens when the dialog is closed. */
  readonly next?: keyof typeof messages.closeOpens;
  /** The form is then emptied. After a failure with a message only its passwords are. */
  readonly succeeded?: true;
  /** Shown in the error summary and at their fields. */
  readonly problems?: readonly Problem[] | undefined;
  /** The same submit may succeed later: the button is labelled “Try again”. */
  readonly retryable?: true;
  /** What was sent whole may have arrived. */
  readonly unanswered?: boolean;
}

/** The error below the button. The dialog shows its text first. */
export const inlineError = ({ inline, isRead }: Outcome): string | undefined => (isRead ? inline : undefined);

interface Notes {
  /** In place of `mayHaveArrived`. */
  readonly noResponse?: string;
  /** For a call that changes nothing on the server, such as a check: after every failure. */
  readonly unchanged?: string;
  /** After a Cancel before everything was sent. */
  readonly cancelled?: string | undefined;
}

/** By the status code of the response: too many requests, and a server that is overloaded. */
const busyStatuses = [429, 503];

/** The outcome of a failed call: `outcome` with a note, or the note alone when it was cancelled or the page was left. */
export function toOutcome(failure: Failure, outcome: Outcome, notes: Notes = {}): Outcome {
  const { noResponse = messages.mayHaveArrived, unchanged, cancelled } = notes;
  const consequence = unchanged ?? noResponse;
  if (failure.kind === 'ended')
    return { note: cancelled ?? messages.cancelled(consequence), unanswered: true };
  const note = outcome.note ?? (failure.kind === 'noResponse' ? consequence : unchanged);
  if (failure.kind !== 'httpError' || !busyStatuses.includes(failure.status))
    return { ...outcome, note, unanswered: failure.kind === 'noResponse' && failure.arrived === 'maybe' };
  return { ...outcome, note: note ? `${messages.busy} ${note}` : messages.busy };
}
