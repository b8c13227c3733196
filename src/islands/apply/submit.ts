import { sendApplication } from '../../api/calls.ts';
import type { Failure } from '../../api/failure.ts';
import type { Progress } from '../../api/upload.ts';
import { applicationFields } from '../../fields/application.ts';
import { type FieldSpec, isTimestamp, valuesOf } from '../../fields/field-table.ts';
import type { FieldErrors } from '../../fields/validators.ts';
import * as messages from '../../messages/apply.ts';
import { reply } from '../../messages/reply.ts';
import type { Lines } from '../dialog/Dialog.tsx';
import { type FailureDialog, toOutcome } from '../form/outcome.ts';
import type { Submit } from '../form/useSubmit.ts';
import { markDraft } from './draft.ts';

const failed: FailureDialog = { kind: 'failed', message: messages.failed, alert: true };

/** The mailbox for questions, and when the company replies. */
export interface Contact {
  readonly email: string;
  /** Such as "within 10 working days". */
  readonly replyWithin?: string | undefined;
}

/** Whether the application may have arrived without a response. Browsers may report the last part of an upload late. */
const mayHaveArrived = ({ sent, total }: Progress) => sent > total * 0.9;

/** Sends the application. Marks the draft when the application may have arrived, and removes the mark after a refusal. */
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
    const application = await sendApplication(data, signal, report);
    if (application.ok)
      return {
        kind: 'succeeded',
        message: messages.success,
        lines: receiptOf(data, resume, contact),
        next: '/',
      };
    const { failure } = application;
    if (failure.kind === 'httpError' || failure.kind === 'unreadable') markDraft(false);
    const errors = errorsOf(failure, resume.name);
    return toOutcome(
      failure,
      { ...failed, errors },
      {
        noResponse: arrivalNote(failure, last, contact),
        refused: Object.keys(errors).length > 0 ? '' : messages.nothingLost,
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
    ...(replyWithin ? ([[reply(replyWithin)]] as const) : []),
  ];
}

/** A sentence on whether the application arrived. */
function arrivalNote({ kind }: Failure, last: Progress, { email }: Contact): string {
  if (mayHaveArrived(last)) return messages.mayHaveArrived(email);
  if (kind === 'aborted') return messages.nothingLost;
  return messages.notArrived(Math.floor((last.sent / last.total) * 100));
}

/**
 * The errors in a response: 413 and 415 refuse the file, other responses name fields. An error of the date is left out, since a
 * visitor cannot correct the date.
 */
function errorsOf(failure: Failure, fileName: string): FieldErrors {
  if (failure.kind !== 'httpError') return {};
  const { status, fields } = failure;
  const fileRefused = messages.fileRefused(fileName, status);
  if (status === 413 || status === 415) return { resume: fileRefused };
  return Object.fromEntries(
    Object.entries<FieldSpec>(applicationFields).flatMap(([field, spec]) => {
      const reason = fields[field];
      if (reason === undefined || isTimestamp(spec)) return [];
      return [[field, spec.type === 'file' ? fileRefused : messages.fieldRefused(spec.label, reason)]];
    }),
  );
}
