import { stringOrEmpty, valueAt } from '../json.ts';

/** Messages of the API that decide what happens next, exactly as the API sends them. */
const takenMessages = {
  username: 'Username is already taken',
  email: 'Email is already registered',
} as const;
export const loggedOutMessage = 'User logged out successfully';

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

/** Whether a username or an email is free. `noStatus`: the response has no status; `unclear`: it has another status or message. */
export function availabilityOf(
  field: keyof typeof takenMessages,
  response: unknown,
): 'free' | 'taken' | 'unclear' | 'noStatus' {
  const { status, message } = statusMessageOf(response);
  if (status === 'success') return 'free';
  if (status === 'error' && message === takenMessages[field]) return 'taken';
  return status ? 'unclear' : 'noStatus';
}
