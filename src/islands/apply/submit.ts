import { sendApplication } from '../../api/calls.ts';
import type { Failure } from '../../api/failure.ts';
import type { Progress } from '../../api/upload.ts';
import { applicationFields } from '../../fields/application.ts';
import { type FieldSpec, isTimestamp, valuesOf } from '../../fields/field-table.ts';
import type { Problem } from '../../fields/validators.ts';
import * as messages from '../../messages/apply.ts';
import { type FailureDialog, type Lines, toOutcome } from '../form/outcome.ts';
import type { Submit } from '../form/useSubmit.ts';
import { markDraft } from './draft.ts';

const failed: FailureDialog = { kind: 'failed', message: messages.failed, alert: true };

/** Whom an applicant asks, and when to expect a reply. */
export interface Contact {
  readonly email: string;
  /** Such as "within 10 working days". */
  readonly replyWithin?: string | undefined;
}

/** Whether a request without a response may have arrived. Browsers may report the last part of an upload late. */
const mayHaveArrived = ({ sent, total }: Progress) => sent > total * 0.9;

/** Sends the application. Its draft is marked while the application may have arrived, until any response. */
export const applySubmit =
  (contact: Contact): Submit =>
  async ({ data, signal, onProgress }) => {
    const resume = data.get('resume');
    if (!(resume instanceof File)) throw new TypeError('No resume');
    let last: Progress = { sent: 0, total: resume.size };
    const report = (progress: Progress) => {
      last = progress;
      onProgress(progress);
      if (mayHaveArrived(progress)) markDraft(true);
    };
    report(last);
    const application = await sendApplication(data, { signal, onProgress: report });
    if (application.ok)
      return {
        kind: 'succeeded',
        message: messages.success,
        lines: receiptOf(data, resume, contact),
        next: '/',
      };
    const { failure } = application;
    if (failure.kind === 'httpError' || failure.kind === 'unreadable') markDraft(false);
    const problems = problemsOf(failure, resume.name);
    return toOutcome(
      failure,
      { ...failed, problems },
      {
        noResponse: arrivalNote(failure, last, contact),
        refused: problems.length > 0 ? '' : messages.nothingLost,
      },
    );
  };

function receiptOf(data: FormData, { name }: File, { email, replyWithin }: Contact): Lines {
  const { position, date } = valuesOf(applicationFields, data);
  const labels = messages.receipt;
  return [
    [labels.date, date],
    [labels.keepDate],
    [labels.position, position],
    [labels.resume, name],
    [labels.email, email],
    ...(replyWithin ? ([[messages.reply(replyWithin)]] as const) : []),
  ];
}

/** A sentence on whether the application arrived. */
function arrivalNote({ kind }: Failure, last: Progress, { email }: Contact): string {
  if (mayHaveArrived(last)) return messages.mayHaveArrived(email);
  if (kind === 'aborted') return messages.nothingLost;
  return messages.notArrived(Math.floor((last.sent / last.total) * 100));
}

/**
 * The errors of the fields that a response refuses: 413 and 415 the file, others those they name. A visitor cannot correct the
 * date.
 */
function problemsOf(failure: Failure, fileName: string): Problem[] {
  if (failure.kind !== 'httpError') return [];
  const { status, fields } = failure;
  const fileRefused = { field: 'resume', message: messages.fileRefused(fileName, status) };
  if (status === 413 || status === 415) return [fileRefused];
  return Object.entries<FieldSpec>(applicationFields).flatMap(([field, spec]) => {
    const reason = fields[field];
    if (reason === undefined || isTimestamp(spec)) return [];
    return spec.type === 'file' ? fileRefused : { field, message: messages.fieldRefused(spec.label, reason) };
  });
}
