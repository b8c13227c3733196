import { isHTTPError } from 'ky';
import { safely } from '../safely.ts';
import { detailOf, isRecord, stringOrEmpty } from './response.ts';

/** Why a call has no value: an error status, no response, a response that is not the API’s, or an aborted signal. */
export type Failure =
  | {
      readonly kind: 'httpError';
      readonly status: number;
      /** The texts in the `detail` of the response. */
      readonly detail: readonly string[];
      /** The fields that the response names, such as a 422, each with its text. */
      readonly fields: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'noResponse' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'aborted' };

/** Classifies a caught error. The Stop button of a browser causes an `AbortError` too, so the signal decides. */
export function failureOf(error: unknown, { aborted }: AbortSignal): Failure {
  if (aborted) return { kind: 'aborted' };
  if (error instanceof SyntaxError) return { kind: 'unreadable' };
  if (!isHTTPError(error)) return { kind: 'noResponse' };
  const { response } = error;
  // Some servers send JSON as text/plain.
  const data: unknown = safely(() => JSON.parse(String(error.data))) ?? error.data;
  return {
    kind: 'httpError',
    status: response.status,
    detail: textsOf(data),
    fields: fieldsIn(detailOf(data)),
  };
}

/** The texts of a FastAPI-style `detail`: a string, an object with `message`, or an array of objects with `msg`. */
export function textsOf(response: unknown): string[] {
  const detail = detailOf(response);
  const texts: unknown[] = Array.isArray(detail)
    ? detail.map((entry) => isRecord(entry) && entry.msg)
    : [isRecord(detail) ? detail.message : detail];
  return texts.map((text) => stringOrEmpty(text).trim()).filter(Boolean);
}

/** The `msg` of a FastAPI-style 422 by the last part of its `loc`, such as `name` of `["body", "name"]`. */
function fieldsIn(detail: unknown): Record<string, string> {
  const entries: unknown[] = Array.isArray(detail) ? detail : [];
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const loc: unknown[] = isRecord(entry) && Array.isArray(entry.loc) ? entry.loc : [];
      const field = loc.at(-1);
      return isRecord(entry) && typeof field === 'string' ? [[field, stringOrEmpty(entry.msg).trim()]] : [];
    }),
  );
}
