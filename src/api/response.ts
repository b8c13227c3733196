/** Whether a parsed JSON value is an object, not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

/** The value at a path in parsed JSON; undefined if the path does not exist. */
export const valueAt = (json: unknown, ...path: readonly string[]): unknown =>
  path.reduce((value, key) => (isRecord(value) ? value[key] : undefined), json);

/** A value if it is a string, otherwise an empty string. */
export const stringOrEmpty = (value: unknown) => (typeof value === 'string' ? value : '');

/** `detail.status` and `detail.message` of a response, empty if they are missing. */
export const statusMessageOf = (response: unknown) => ({
  status: stringOrEmpty(valueAt(response, 'detail', 'status')),
  message: stringOrEmpty(valueAt(response, 'detail', 'message')),
});
