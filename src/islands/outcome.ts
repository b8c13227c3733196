import type { Failure } from '../api/failure.ts';
import * as catalogue from '../catalogue/form.ts';
import type { Problem } from './validators.ts';

/** What a form says when its call came back: the sentence of the catalogue, and what helps beside the form. */
export interface Outcome {
  /** The sentence, shown alone in a dialog; without one no dialog opens. */
  readonly sentence?: string;
  /** The contract calls some of them an alert: role alertdialog. */
  readonly alert?: boolean;
  /** The sentence once more, at the form, so that it can be read again. */
  readonly inline?: string | undefined;
  /** A line at the form. */
  readonly note?: string | undefined;
  /** Where closing the dialog leads. */
  readonly next?: string;
  /** It succeeded: the form is emptied. After a failure only its passwords are. */
  readonly done?: true;
  /** What the server found wrong with a field. */
  readonly problems?: readonly Problem[] | undefined;
  /** The same may well succeed a second time: the button says “Try again”. */
  readonly retry?: boolean | undefined;
  /** The visitor ended it before an answer came. */
  readonly cancelled?: true;
}

interface Ending {
  readonly failure: Failure;
  /** What the form says of a failure that the visitor did not bring about. */
  readonly outcome: Outcome;
  /** The line after a failure or a Cancel, of a call that only asks; of others nobody knows what they changed. */
  readonly unchanged?: string;
  /** The line after a Cancel, where it is known that nothing arrived. */
  readonly cancelled?: string | undefined;
}

/** The outcome of a call that gave no result. */
export function ended({ failure, outcome, unchanged, cancelled }: Ending): Outcome {
  if (failure.kind === 'cancelled')
    return { cancelled: true, note: cancelled ?? catalogue.cancelled(unchanged ?? catalogue.mayHaveArrived) };
  const note = unchanged ?? outcome.note ?? (failure.kind === 'lost' ? catalogue.mayHaveArrived : undefined);
  return { ...outcome, note };
}

/** The outcome of a mistake in the site's own code, in the middle of a submit: nobody knows how far it came. */
export const broken: Outcome = {
  sentence: catalogue.broken,
  alert: true,
  note: catalogue.mayHaveArrived,
};
