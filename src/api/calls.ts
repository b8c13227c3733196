import { type Verdict, verdictOf } from './answer.ts';
import { client } from './client.ts';
import { type Progress, uploader } from './upload.ts';

/** The seven calls of product.md section 7. Each throws what ky throws; `failureOf` tells what it means. */

/** The fields of the sign-up call. */
export interface NewUser {
  readonly username: string;
  readonly full_name: string;
  readonly email: string;
  readonly password: string;
}

/** Call 1: the whole answer, which becomes the current user. */
export const logIn = (email: string, password: string, signal: AbortSignal): Promise<unknown> =>
  client.post('login', { json: { email, password }, signal }).json();

/** Call 2: whether a user name, already trimmed, is free. */
export const usernameAvailable = (username: string, signal: AbortSignal): Promise<Verdict | undefined> =>
  read(client.get('username/available', { searchParams: { username }, signal }));

/** Call 3: creates the account; the answer's body is not read. */
export const createAccount = (user: NewUser, signal: AbortSignal): Promise<void> =>
  done(client.post('create', { json: user, signal }));

/** Call 4: whether an e-mail, already trimmed and lower-cased, is free. */
export const emailAvailable = (email: string, signal: AbortSignal): Promise<Verdict | undefined> =>
  read(client.get('email/available', { searchParams: { email }, signal }));

/** Call 5: sets a new password; the answer's body is not read. */
export const setPassword = (email: string, password: string, signal: AbortSignal): Promise<void> =>
  done(client.post('set-password', { json: { email, password }, signal }));

/** The fields of an intern application, by their names in the payload (product.md section 3). */
const applicationFields = ['name', 'qualification', 'position', 'resume', 'date'] as const;

/** The name of a field of the intern application. */
export type ApplicationField = (typeof applicationFields)[number];

/** Call 6: sends an intern application, these fields of the form and no others; the answer's body is not read. */
export function apply(
  form: FormData,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const body = new FormData();
  for (const field of applicationFields) for (const value of form.getAll(field)) body.append(field, value);
  return done(client.post('internInformation/', { body, signal, fetch: uploader(onProgress) }));
}

/** Call 7: ends the session of this user. */
export const logOut = (userId: string): Promise<Verdict | undefined> =>
  read(client.post('logout', { searchParams: { user_id: userId } }));

const read = async (answer: { json: () => Promise<unknown> }) => verdictOf(await answer.json());

/** The status line decides; an unread body is let go so that the connection is free again. */
async function done(answer: Promise<Response>): Promise<void> {
  const response = await answer;
  response.body?.cancel().catch(() => undefined);
}
