/** Whether a parsed JSON value is an object with fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the server's answers must say, to the letter of the contract. */
export const answers = {
  usernameTaken: 'Username is already taken',
  emailRegistered: 'Email is already registered',
  loggedOut: 'User logged out successfully',
} as const;

/** The part of an answer the site reads: `detail.status` and `detail.message`, empty where they are not texts. */
export interface Verdict {
  readonly status: string;
  readonly message: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Status and message of an answer, or nothing when it has no `detail`. */
export function verdictOf(answer: unknown): Verdict | undefined {
  const detail = isRecord(answer) ? answer.detail : undefined;
  return isRecord(detail) ? { status: text(detail.status), message: text(detail.message) } : undefined;
}

/** `detail.data.user_id` of the login answer as a text, or nothing when it is not there. */
export function userIdOf(answer: unknown): string | undefined {
  const detail = isRecord(answer) ? answer.detail : undefined;
  const data = isRecord(detail) ? detail.data : undefined;
  const id = isRecord(data) ? data.user_id : undefined;
  return (typeof id === 'string' || typeof id === 'number') && id !== '' ? String(id) : undefined;
}
