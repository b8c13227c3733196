import { type Failure, failureOf } from './failure.ts';

/** The value of a call, or why it has none. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** Rejects in a later task, so that an upload that has failed in this task is reported as that failure, not as ended. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => setTimeout(() => reject(signal.reason))),
  );

/**
 * Runs a call and returns its value, or its error as a failure.
 * @param signal ends the wait as soon as it is aborted, even where the call ignores it
 */
export async function resultOf<T>(call: () => Promise<T>, signal: AbortSignal): Promise<Result<T>> {
  try {
    const value = await Promise.race([call(), aborted(signal)]);
    return { ok: true, value };
  } catch (error) {
    return { ok: false, failure: failureOf(error, signal) };
  }
}
