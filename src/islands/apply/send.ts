import { apply, type ApplicationField } from '../../api/calls.ts';
import * as catalogue from '../../catalogue/apply.ts';
import type { Failure } from '../../api/failure.ts';
import { resultOf } from '../../api/result.ts';
import type { Progress } from '../../api/upload.ts';
import type { Problem } from '../validators.ts';
import { ended, type Outcome } from '../outcome.ts';
import { estimate, type Sending } from './estimate.ts';
import { forget } from './draft/draft.ts';
import { examine } from './resume.ts';

/** The name of a text field the visitor fills in. */
export type WordField = Exclude<ApplicationField, 'resume' | 'date'>;

/** What is sent, and whom to tell how far it is. */
interface Sent {
  readonly data: FormData;
  readonly signal: AbortSignal;
  /** The label of each text field. */
  readonly labels: readonly (readonly [field: string, label: string])[];
  readonly onSending: (state: Sending) => void;
}

const alert = { sentence: catalogue.failed, alert: true };
const sorryToRetry: Outcome = { ...alert, retry: true };

/** Sends the application and says what came of it. */
export async function send({ data, signal, labels, onSending }: Sent): Promise<Outcome> {
  const file = data.get('resume');
  if (!(file instanceof File)) throw new TypeError('The form has no file');
  onSending({ sent: 0, total: file.size });
  // Chosen before the script came, it may not have been read yet.
  const examined = await resultOf(() => examine(file), signal);
  if (!examined.ok)
    return ended({ failure: examined.failure, outcome: sorryToRetry, cancelled: catalogue.cutShort });
  const { file: resume, problem } = examined.value;
  if (!resume) return { problems: [{ field: 'resume', sentence: problem }] };
  data.set('resume', resume);
  if (!navigator.onLine) return { ...sorryToRetry, note: catalogue.wasOffline };

  let all = false;
  const began = performance.now();
  const onProgress = (progress: Progress) => {
    all = progress.sent >= progress.total;
    onSending(estimate(progress, performance.now() - began));
  };
  const application = await apply(data, { signal, onProgress });
  if (!application.ok) {
    const { failure } = application;
    const outcome = failed(failure, resume.name, labels);
    return ended({ failure, outcome, cancelled: all ? undefined : catalogue.cutShort });
  }
  // Whatever becomes of the form, what has arrived must not come back as a draft.
  void forget();
  return { sentence: catalogue.done, next: '/', done: true };
}

/** The document's sentence, and at the form what helps: which field the server refused, or that nothing is lost. */
function failed(failure: Failure, fileName: string, labels: Sent['labels']): Outcome {
  if (failure.kind !== 'refused') return sorryToRetry;
  const { status, fields } = failure;
  const kept = { ...sorryToRetry, note: catalogue.stillHere };
  if (![413, 415, 422].includes(status)) return kept;
  const named = (field: string) => status === 422 && fields.includes(field);
  const words = labels.filter(([name]) => named(name));
  const problems: Problem[] = words.map(([field, label]) => ({
    field,
    sentence: catalogue.fieldRefused(label),
  }));
  // A refusal of the stamp says nothing of the file, and the next try has a new stamp.
  if (named('resume') || (words.length === 0 && !named('date')))
    problems.push({ field: 'resume', sentence: catalogue.fileRefused(fileName, status) });
  return problems.length > 0 ? { ...alert, problems } : kept;
}
