import { isHTTPError } from 'ky';
import { safely } from '../safely.ts';
import { stringOrEmpty, valueAt } from './response.ts';

/** Why a call has no value: an error status, no response, a response that is not from the API, or an aborted signal. */
export type Failure =
  | {
      readonly kind: 'httpError';
      readonly status: number;
      /** The texts in the `detail` of the response. */
      readonly detail: readonly string[];
      /** The text for each field that the response names, as a 422 does. */
      readonly fields: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'noResponse' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'aborted' };

/** Classifies a caught error. The Stop button of a browser also causes an `AbortError`, so the signal decides. */
export function failureOf(error: unknown, { aborted }: AbortSignal): Failure {
  if (aborted) return { kind: 'aborted' };
  if (error instanceof SyntaxError) return { kind: 'unreadable' };
  if (!isHTTPError(error)) return { kind: 'noResponse' };
  // Some servers send JSON as text/plain.
  const data: unknown = safely(() => JSON.parse(String(error.data))) ?? error.data;
  return { kind: 'httpError', status: error.response.status, detail: textsOf(data), fields: fieldsIn(data) };
}

/** The texts of a FastAPI-style `detail`: a string, an object with `message`, or an array of objects with `msg`. */
export function textsOf(response: unknown): string[] {
  const detail = valueAt(response, 'detail');
  const texts: unknown[] = Array.isArray(detail)
    ? detail.map((entry) => valueAt(entry, 'msg'))
    : [valueAt(detail, 'message') ?? detail];
  return texts.map((text) => stringOrEmpty(text).trim()).filter(Boolean);
}

/** The `msg` of each entry in a FastAPI-style 422, by the last part of its `loc`, such as `name` in `["body", "name"]`. */
function fieldsIn(response: unknown): Record<string, string> {
  const detail = valueAt(response, 'detail');
  const entries: unknown[] = Array.isArray(detail) ? detail : [];
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const loc = valueAt(entry, 'loc');
      const field: unknown = Array.isArray(loc) && loc.at(-1);
      return typeof field === 'string' ? [[field, stringOrEmpty(valueAt(entry, 'msg')).trim()]] : [];
    }),
  );
}
