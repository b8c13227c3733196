import { type Failure, failureOf } from './failure.ts';

/** What came of a call: its value, or why there is none. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/**
 * Runs a call. It never throws: whatever is thrown inside, at once or later, is a failure.
 * @param signal ends the waiting at once when it is aborted, even where the call itself does not heed it
 */
export async function resultOf<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<Result<T>> {
  try {
    const value = await (signal ? Promise.race([call(), aborted(signal)]) : call());
    return { ok: true, value };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}
