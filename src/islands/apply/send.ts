import { apply } from '../../api/calls.ts';
import type { Failure } from '../../api/failure.ts';
import { resultOf } from '../../api/result.ts';
import { applicationFields } from '../../fields/application.ts';
import { readResume } from '../../fields/resume.ts';
import type { Problem } from '../../fields/validators.ts';
import * as messages from '../../messages/apply.ts';
import { type Outcome, toOutcome } from '../form/outcome.ts';
import type { Submit } from '../form/useSubmit.ts';

const alert: Outcome = { message: messages.failed, alert: true };
const retryableFailure: Outcome = { ...alert, retryable: true };

/** Sends the application. */
export const send: Submit = async ({ data, signal, onProgress }) => {
  const original = data.get('resume');
  if (!(original instanceof File)) throw new TypeError('The form contains no file');
  onProgress({ sent: 0, total: original.size });
  let cancelled: string | undefined = messages.cancelledEarly;
  // A file chosen before hydration may not have been read yet.
  const read = await resultOf(() => readResume(original), signal);
  if (!read.ok) return toOutcome(read.failure, retryableFailure, { cancelled });
  const { file, problem } = read.value;
  if (!file) return { problems: [{ field: 'resume', message: problem }] };
  data.set('resume', file);
  const application = await apply(data, {
    signal,
    onProgress: (progress) => {
      if (progress.sent >= progress.total) cancelled = undefined;
      onProgress(progress);
    },
  });
  if (application.ok) return { message: messages.success, next: '/', succeeded: true };
  return toOutcome(application.failure, failureOutcome(application.failure, file.name), { cancelled });
};

/** The message of the product document, and in the form the fields that the server refused, or that nothing is lost. */
function failureOutcome(failure: Failure, fileName: string): Outcome {
  if (failure.kind !== 'refused') return retryableFailure;
  const { status, fields } = failure;
  const problems = [413, 415, 422].includes(status) ? refusedFields(status, fields, fileName) : [];
  return problems.length > 0 ? { ...alert, problems } : { ...retryableFailure, note: messages.nothingLost };
}

/** The problems of a refusal. One that names no field is about the file; a visitor cannot correct the date. */
function refusedFields(status: number, named: readonly string[], fileName: string): Problem[] {
  const known = Object.entries(applicationFields).filter(
    ([field]) => status === 422 && named.includes(field),
  );
  const fileRefused = { field: 'resume', message: messages.fileRefused(fileName, status) };
  if (known.length === 0) return [fileRefused];
  return known.flatMap(([field, { label }]) => {
    if (field === 'date') return [];
    return field === 'resume' ? fileRefused : { field, message: messages.fieldRefused(label) };
  });
}
