import { isHTTPError } from 'ky';
import { stringOrEmpty, valueAt } from '../json.ts';
import { safely } from '../safely.ts';

/** Why a call has no value: an error status, no response, a response that is not from the API, or an aborted signal. */
export interface Failure {
  readonly kind: 'httpError' | 'noResponse' | 'unreadable' | 'aborted';
  readonly status?: number;
  /** The body of a response with an error status: parsed JSON, or else the text. */
  readonly body?: unknown;
}

/** Classifies a caught error. The Stop button of a browser also causes an `AbortError`, so the signal decides. */
export function failureOf(error: unknown, { aborted }: AbortSignal): Failure {
  if (aborted) return { kind: 'aborted' };
  if (error instanceof SyntaxError) return { kind: 'unreadable' };
  if (!isHTTPError(error)) return { kind: 'noResponse' };
  // Some servers send JSON as text/plain.
  const body: unknown = safely(() => JSON.parse(String(error.data))) ?? error.data;
  return { kind: 'httpError', status: error.response.status, body };
}

/**
 * The parts of a FastAPI-style `detail`: a text, an object with `message`, or in a 422 an array of objects with `msg`, where the
 * last part of `loc` is the field, such as `name` in `["body", "name"]`.
 */
function partsOf(body: unknown) {
  const parts: unknown[] = [valueAt(body, 'detail')].flat();
  return parts.map((part) => {
    const text = valueAt(part, 'msg') ?? valueAt(part, 'message') ?? part;
    const loc = valueAt(part, 'loc');
    return { text: stringOrEmpty(text).trim(), field: Array.isArray(loc) ? String(loc.at(-1)) : '' };
  });
}

/** The texts in the `detail` of a response. */
export const textsOf = (body: unknown): string[] => partsOf(body).flatMap(({ text }) => text || []);

/** The text for each field that a 422 names. */
export const fieldTextsOf = (body: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(partsOf(body).map(({ field, text }) => [field, text]));
