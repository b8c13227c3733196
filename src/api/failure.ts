import { isHTTPError } from 'ky';
import { isRecord } from './response.ts';

/** Why a call has no value: an error status, no response, a response that is not JSON, or Cancel. */
export type Failure =
  | {
      readonly kind: 'refused';
      readonly status: number;
      /** The texts in the `detail` of the response. */
      readonly detail: readonly string[];
      /** The fields that a 422 names. */
      readonly fields: readonly string[];
    }
  | { readonly kind: 'noResponse' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'cancelled' };

/** Classifies a caught error. */
export function failureOf(error: unknown): Failure {
  if (isHTTPError(error)) {
    const detail = detailOf(error.data);
    return {
      kind: 'refused',
      status: error.response.status,
      detail: messagesIn(detail),
      fields: fieldsIn(detail),
    };
  }
  if (error instanceof Error && error.name === 'AbortError') return { kind: 'cancelled' };
  if (error instanceof SyntaxError) return { kind: 'unreadable' };
  return { kind: 'noResponse' };
}

const detailOf = (data: unknown) => (isRecord(data) ? data.detail : data);

/** The texts of a FastAPI-style detail: a string, an object with `message`, or an array of objects with `msg`. */
function messagesIn(detail: unknown): string[] {
  if (typeof detail === 'string') return detail.trim() ? [detail.trim()] : [];
  if (Array.isArray(detail)) return detail.flatMap(messagesIn);
  if (isRecord(detail)) return messagesIn(detail.msg ?? detail.message);
  return [];
}

/** The last part of each `loc` in a FastAPI-style 422, such as `name` of `["body", "name"]`. */
function fieldsIn(detail: unknown): string[] {
  const entries: unknown[] = Array.isArray(detail) ? detail : [];
  return entries.flatMap((entry) => {
    const loc: unknown[] = isRecord(entry) && Array.isArray(entry.loc) ? entry.loc : [];
    const field = loc.at(-1);
    return typeof field === 'string' ? field : [];
  });
}
