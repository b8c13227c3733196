import type { Failure } from '../../api/failure.ts';
import type { Problem } from '../../fields/validators.ts';
import * as messages from '../../messages/form.ts';

/** The result of a submit, as the form shows it. */
export interface Outcome {
  /** The message of the dialog. Without it no dialog is open. */
  readonly message?: string | undefined;
  /** The product document calls it an alert: role `alertdialog`. */
  readonly alert?: boolean;
  /** The message once more in the form, so that it can be read again. */
  readonly inline?: string;
  /** A line in the form. */
  readonly note?: string | undefined;
  /** The page that closing the dialog leads to. */
  readonly next?: string;
  /** The form is emptied. After a failure only its passwords are. */
  readonly succeeded?: true;
  /** Errors of fields. */
  readonly problems?: readonly Problem[] | undefined;
  /** The same submit may succeed later: the button is labelled “Try again”. */
  readonly retryable?: true;
  readonly cancelled?: true;
}

/** The notes that replace the standard ones. */
interface Notes {
  /** After a call that changes nothing on the server. Of the others nobody knows what they changed. */
  readonly unchanged?: string;
  /** After Cancel, where nothing can have arrived. */
  readonly cancelled?: string | undefined;
}

/** The outcome of a failed call: the given one with a note, or the note alone after Cancel. */
export function toOutcome(failure: Failure, outcome: Outcome, { unchanged, cancelled }: Notes = {}): Outcome {
  if (failure.kind === 'cancelled')
    return { cancelled: true, note: cancelled ?? messages.cancelled(unchanged ?? messages.mayHaveArrived) };
  const note = unchanged ?? outcome.note ?? (failure.kind === 'lost' ? messages.mayHaveArrived : undefined);
  return { ...outcome, note };
}

/** The outcome of a bug in the site's own code: nobody knows how far the submit came. */
export const bug: Outcome = { message: messages.bug, alert: true, note: messages.mayHaveArrived };
