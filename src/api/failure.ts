import { isHTTPError } from 'ky';
import { isRecord } from './answer.ts';

/** Why a call gave no result: refused by the server, lost on the way, not readable, or cancelled by the visitor. */
export type Failure =
  | { readonly kind: 'refused'; readonly status: number; readonly detail: readonly string[] }
  | { readonly kind: 'lost' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'cancelled' };

/** What a caught error means for the visitor. An answer that is not JSON where JSON is read is `unreadable`. */
export function failureOf(error: unknown): Failure {
  if (isHTTPError(error))
    return { kind: 'refused', status: error.response.status, detail: texts(detailOf(error.data)) };
  if (error instanceof Error && error.name === 'AbortError') return { kind: 'cancelled' };
  if (error instanceof SyntaxError) return { kind: 'unreadable' };
  return { kind: 'lost' };
}

const detailOf = (data: unknown) => (isRecord(data) ? data.detail : data);

/** The sentences inside a FastAPI-style detail: a string, an object with `message`, or an array of objects with `msg`. */
function texts(detail: unknown): string[] {
  if (typeof detail === 'string') return detail.trim() ? [detail.trim()] : [];
  if (Array.isArray(detail)) return detail.flatMap((item) => texts(item));
  if (isRecord(detail)) return texts(detail.msg ?? detail.message);
  return [];
}
