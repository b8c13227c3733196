import { sendApplication } from '../../api/calls.ts';
import type { Failure } from '../../api/failure.ts';
import { resultOf } from '../../api/result.ts';
import type { Progress } from '../../api/upload.ts';
import { applicationFields } from '../../fields/application.ts';
import { type FieldSpec, isTimestamp, valuesOf } from '../../fields/field-table.ts';
import { formatSize, megabyte } from '../../fields/file-size.ts';
import { readResume } from '../../fields/resume.ts';
import type { Problem } from '../../fields/validators.ts';
import * as messages from '../../messages/apply.ts';
import { type FailureDialog, type Lines, toOutcome } from '../form/outcome.ts';
import type { Submit } from '../form/useSubmit.ts';

/** The field with the file. */
const resumeField = 'resume' satisfies keyof typeof applicationFields;

const failed: FailureDialog = { kind: 'failed', message: messages.failed, alert: true };
const retryable: FailureDialog = { ...failed, retryable: true };

/** In bytes. By default, nginx refuses a larger request, and the browser hides its response, which has no CORS headers. */
const nginxDefault = megabyte;

/** Whom an applicant asks, and when to expect a reply. */
export interface Contact {
  readonly email: string;
  /** Such as "within 10 working days". */
  readonly replyWithin?: string | undefined;
}

/** Validates the resume and sends the application. */
export const applySubmit =
  (contact: Contact): Submit =>
  async ({ data, signal, onProgress }) => {
    const original = data.get(resumeField);
    if (!(original instanceof File)) return retryable;
    let last: Progress = { sent: 0, total: original.size };
    const report = (progress: Progress) => {
      last = progress;
      onProgress(progress);
    };
    report(last);
    // A file chosen before hydration may not have been read yet.
    const read = await resultOf(() => readResume(original), signal);
    if (!read.ok) return toOutcome(read.failure, retryable, { cancelled: messages.cancelledEarly });
    const { file, problem } = read.value;
    if (!file) return { kind: 'invalid', problems: [{ field: resumeField, message: problem }] };
    data.set(resumeField, file);
    const application = await sendApplication(data, { signal, onProgress: report });
    if (application.ok)
      return {
        kind: 'succeeded',
        message: messages.success,
        lines: receiptOf(data, file, contact),
        next: '/',
      };
    const { failure } = application;
    const problems = problemsOf(failure, file.name);
    return toOutcome(failure, problems.length > 0 ? { ...failed, problems } : retryable, {
      noResponse: arrivalNote(failure, last, contact) + sizeHint(failure, file),
      refused: problems.length > 0 ? undefined : messages.nothingLost,
      cancelled: last.sent < last.total ? messages.cancelledEarly : undefined,
    });
  };

function receiptOf(data: FormData, { name }: File, { email, replyWithin }: Contact): Lines {
  const { position, date } = valuesOf(applicationFields, data);
  const labels = messages.receipt;
  return [
    [labels.position, position],
    [labels.resume, name],
    [labels.date, date],
    [labels.keepDate],
    [labels.email, email],
    ...(replyWithin ? ([[messages.reply(replyWithin)]] as const) : []),
  ];
}

/** A sentence on whether the application arrived. */
const arrivalNote = (failure: Failure, { sent, total }: Progress, { email }: Contact): string =>
  failure.kind === 'noResponse' && failure.arrived === 'no'
    ? messages.notArrived(Math.floor((sent / total) * 100))
    : messages.mayHaveArrived(email);

/** Names the size of a large file as a likely reason why no response came; not after a Cancel. */
const sizeHint = ({ kind }: Failure, { name, size }: File): string =>
  kind === 'noResponse' && size > nginxDefault ? messages.perhapsTooLarge(name, formatSize(size)) : '';

/**
 * The errors of the fields that a response refuses: 413 and 415 the file, others those they name. A visitor cannot correct the
 * date.
 */
function problemsOf(failure: Failure, fileName: string): Problem[] {
  if (failure.kind !== 'httpError') return [];
  const { status, fields } = failure;
  const fileRefused = { field: resumeField, message: messages.fileRefused(fileName, status) };
  if (status === 413 || status === 415) return [fileRefused];
  return Object.entries<FieldSpec>(applicationFields).flatMap(([field, spec]) => {
    const reason = fields[field];
    if (reason === undefined || isTimestamp(spec)) return [];
    return spec.type === 'file' ? fileRefused : { field, message: messages.fieldRefused(spec.label, reason) };
  });
}
