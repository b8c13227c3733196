import { isHTTPError } from 'ky';
import { isRecord } from './answer.ts';

/** Why a call gave no result: refused by the server, lost on the way, not readable, or cancelled by the visitor. */
export type Failure =
  | {
      readonly kind: 'refused';
      readonly status: number;
      /** The sentences of the answer. */
      readonly detail: readonly string[];
      /** The fields it names, as a 422 does. */
      readonly fields: readonly string[];
    }
  | { readonly kind: 'lost' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'cancelled' };

/** What a caught error means for the visitor. An answer that is not JSON where JSON is read is `unreadable`. */
export function failureOf(error: unknown): Failure {
  if (isHTTPError(error)) {
    const detail = detailOf(error.data);
    return {
      kind: 'refused',
      status: error.response.status,
      detail: texts(detail),
      fields: fieldsIn(detail),
    };
  }
  if (error instanceof Error && error.name === 'AbortError') return { kind: 'cancelled' };
  if (error instanceof SyntaxError) return { kind: 'unreadable' };
  return { kind: 'lost' };
}

const detailOf = (data: unknown) => (isRecord(data) ? data.detail : data);

/** How deep sentences lie in a FastAPI-style detail: an array, an object, its text. An answer may be nested much deeper. */
const depth = 3;

/** The sentences inside a FastAPI-style detail: a string, an object with `message`, or an array of objects with `msg`. */
function texts(detail: unknown, levels = depth): string[] {
  if (levels === 0) return [];
  if (typeof detail === 'string') return detail.trim() ? [detail.trim()] : [];
  if (Array.isArray(detail)) return detail.flatMap((item) => texts(item, levels - 1));
  if (isRecord(detail)) return texts(detail.msg ?? detail.message, levels - 1);
  return [];
}

/** The fields that the `loc` of each entry of a FastAPI-style 422 ends in: `["body", "name"]`. */
function fieldsIn(detail: unknown): string[] {
  const entries: unknown[] = Array.isArray(detail) ? detail : [];
  return entries.flatMap((entry) => {
    const loc: unknown[] = isRecord(entry) && Array.isArray(entry.loc) ? entry.loc : [];
    const field = loc.at(-1);
    return typeof field === 'string' ? field : [];
  });
}
