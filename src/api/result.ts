import { type Failure, failureOf } from './failure.ts';

/** The value of a call, or the reason why there is none. */
type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** Waits for a call and returns its value, or its error as a failure. */
export async function resultOf<T>(call: Promise<T>, signal: AbortSignal): Promise<Result<T>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    return { ok: false, failure: failureOf(error, signal) };
  }
}
