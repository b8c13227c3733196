import { isHTTPError } from 'ky';
import { detailOf, isRecord, stringOrEmpty } from './response.ts';
import { NotSentError } from './upload.ts';

/** Why a call has no value: an error status, no response, a response that is not JSON, or Cancel. */
export type Failure =
  | {
      readonly kind: 'httpError';
      readonly status: number;
      /** The texts in the `detail` of the response. */
      readonly detail: readonly string[];
      /** The fields that the response names, such as a 422. */
      readonly fields: readonly string[];
    }
  | {
      readonly kind: 'noResponse';
      /** `no` where the browser proves that the server has not received the whole request. */
      readonly arrived: 'no' | 'maybe';
    }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'cancelled' };

/** Classifies a caught error. Not by its name: the Stop button of a browser also causes an `AbortError`. */
export function failureOf(error: unknown, { aborted }: AbortSignal): Failure {
  if (isHTTPError(error)) {
    const { data, response } = error;
    return {
      kind: 'httpError',
      status: response.status,
      detail: messagesOf(data),
      fields: fieldsIn(detailOf(data)),
    };
  }
  if (aborted) return { kind: 'cancelled' };
  if (error instanceof SyntaxError) return { kind: 'unreadable' };
  return { kind: 'noResponse', arrived: error instanceof NotSentError ? 'no' : 'maybe' };
}

/** The texts of a FastAPI-style `detail`: a string, an object with `message`, or an array of objects with `msg`. */
export function messagesOf(response: unknown): string[] {
  const detail = detailOf(response);
  const texts: unknown[] = Array.isArray(detail)
    ? detail.map((entry) => isRecord(entry) && entry.msg)
    : [isRecord(detail) ? detail.message : detail];
  return texts.map((text) => stringOrEmpty(text).trim()).filter(Boolean);
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
