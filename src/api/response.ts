import { noUserId } from '../dom-contract.ts';

/** Whether a parsed JSON value is an object, not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Messages of the API that decide what happens next, exactly as it sends them. */
export const serverMessages = {
  usernameTaken: 'Username is already taken',
  emailRegistered: 'Email is already registered',
  loggedOut: 'User logged out successfully',
} as const;

/** What a check or a sign-out returns: `detail.status` and `detail.message`, empty where they are not strings. */
export interface StatusMessage {
  readonly status: string;
  readonly message: string;
}

/**
 * Refuses a page in place of a response of the API, as of a login portal or a proxy: HTML, and a redirected POST, which
 * browsers repeat as a GET. It does not wait for the body.
 * @throws SyntaxError
 */
export function requireApi({ ok, headers }: Response, isRedirectedPost: boolean): void {
  if (ok && (isRedirectedPost || /html/i.test(headers.get('content-type') ?? '')))
    throw new SyntaxError('Not a response of the API');
}

/** The `detail` of a parsed response. */
export const detailOf = (response: unknown): unknown => (isRecord(response) ? response.detail : undefined);

/** A value if it is a string, else an empty one. */
export const stringOrEmpty = (value: unknown) => (typeof value === 'string' ? value : '');

/** Status and message of a response; undefined without a `detail`. */
export function statusMessageOf(response: unknown): StatusMessage | undefined {
  const detail = detailOf(response);
  if (!isRecord(detail)) return undefined;
  return { status: stringOrEmpty(detail.status), message: stringOrEmpty(detail.message) };
}

/** `detail.data.user_id` of the login response as a string; undefined when it is missing, empty, or rounded by JavaScript. */
export function userIdOf(response: unknown): string | undefined {
  const detail = detailOf(response);
  const data = isRecord(detail) ? detail.data : undefined;
  const id = isRecord(data) ? data.user_id : undefined;
  const text = Number.isSafeInteger(id) ? String(id) : stringOrEmpty(id);
  return noUserId.test(text) ? undefined : text;
}
