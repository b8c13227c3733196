import { sendApplication } from '../../api/calls.ts';
import { type Failure, fieldTextsOf } from '../../api/failure.ts';
import type { Progress } from '../../api/upload.ts';
import { applicationFields } from '../../fields/application.ts';
import { type FieldSpec, isTimestamp, valuesOf } from '../../fields/field-table.ts';
import type { FieldErrors } from '../../fields/validators.ts';
import * as messages from '../../messages/apply.ts';
import { toOutcome } from '../form/outcome.ts';
import type { Submit } from '../form/useSubmit.ts';
import { setMayHaveArrived, removeDraft } from './draft.ts';

/** What the receipt says about the company. */
export interface ReceiptInfo {
  readonly email: string;
  /** A sentence on when the company replies. */
  readonly reply?: string | undefined;
}

/** Sends the application, and notes in the draft whether it may have arrived. */
export const applySubmit =
  ({ email, reply }: ReceiptInfo): Submit =>
  async ({ data, signal, onProgress }) => {
    const resume = data.get('resume');
    if (!(resume instanceof File)) throw new TypeError('No resume');
    let last: Progress = { sent: 0, total: resume.size };
    const report = (progress: Progress) => {
      last = progress;
      // Before the response, because the visitor may close the page meanwhile.
      if (isNearlySent(progress)) setMayHaveArrived(true);
      onProgress(progress);
    };
    report(last);
    const application = await sendApplication(data, signal, report);
    if (application.ok) {
      removeDraft('none');
      const { position, date } = valuesOf(applicationFields, data);
      const labels = messages.receipt;
      return {
        kind: 'succeeded',
        message: messages.success,
        lines: [
          [labels.date, date],
          [labels.keepDate],
          [labels.position, position],
          [labels.resume, resume.name],
          [labels.email, email],
          ...(reply ? ([[reply]] as const) : []),
        ],
        next: '/',
      };
    }
    const { failure } = application;
    if (failure.kind === 'httpError' || failure.kind === 'unreadable') setMayHaveArrived(false);
    const errors = errorsOf(failure, resume.name);
    const note = Object.keys(errors).length > 0 ? '' : messages.nothingLost;
    return toOutcome(
      failure,
      { kind: 'failed', message: messages.failed, alert: true, errors, note },
      arrivalNote(failure, last, email),
    );
  };

/** Whether the application may have arrived. Browsers may report the last part of an upload late. */
const isNearlySent = ({ sent, total }: Progress) => sent > total * 0.9;

/** A sentence on whether the application arrived. */
function arrivalNote({ kind }: Failure, last: Progress, email: string): string {
  if (isNearlySent(last)) return messages.noResponseToApplication(email);
  if (kind === 'aborted') return messages.nothingLost;
  return messages.notArrived(Math.floor((last.sent / last.total) * 100));
}

/**
 * The errors in a response: 413 and 415 refuse the file, other responses name fields. An error of the date is left out, since a
 * visitor cannot correct the date.
 */
function errorsOf({ status, body }: Failure, fileName: string): FieldErrors {
  const fileRefused = messages.fileRefused(fileName, status);
  if (status === 413 || status === 415) return { resume: fileRefused };
  const texts = fieldTextsOf(body);
  return Object.fromEntries(
    Object.entries<FieldSpec>(applicationFields).flatMap(([field, spec]) => {
      const reason = texts[field];
      if (reason === undefined || isTimestamp(spec)) return [];
      return [[field, spec.type === 'file' ? fileRefused : messages.fieldRefused(spec.label, reason)]];
    }),
  );
}
