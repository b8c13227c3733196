import { stringOrEmpty, valueAt } from '../json.ts';

/** Messages of the API that decide what happens next, exactly as the API sends them. */
export const serverMessages = {
  usernameTaken: 'Username is already taken',
  emailRegistered: 'Email is already registered',
  loggedOut: 'User logged out successfully',
} as const;

/**
 * Refuses a response that is not from the API, such as the HTML page of a login portal or a proxy. A redirected POST is refused
 * too, because browsers repeat it as a GET. The body is not read.
 * @throws SyntaxError, like `.json()`
 */
export function requireApiResponse({ ok, headers }: Response, isRedirectedPost: boolean): void {
  if (ok && (isRedirectedPost || /html/i.test(headers.get('content-type') ?? '')))
    throw new SyntaxError('Not a response of the API');
}

/** `detail.status` and `detail.message` of a response, empty if they are missing. */
export const statusMessageOf = (response: unknown) => ({
  status: stringOrEmpty(valueAt(response, 'detail', 'status')),
  message: stringOrEmpty(valueAt(response, 'detail', 'message')),
});
