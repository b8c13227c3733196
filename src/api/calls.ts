import { type Verdict, verdictOf } from './answer.ts';
import { client } from './client.ts';
import { type Result, resultOf } from './result.ts';
import { type Progress, uploader } from './upload.ts';

/** The seven calls of the API. None throws; each ends as soon as its signal is aborted. */

interface Cancellable {
  readonly signal: AbortSignal;
}

/** What the login and the reset send. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The fields of the sign-up call. */
export interface NewUser extends Credentials {
  readonly username: string;
  readonly full_name: string;
}

/** Call 1: the whole answer, which becomes the current user. */
export const logIn = (json: Credentials, { signal }: Cancellable): Promise<Result<unknown>> =>
  resultOf(() => client.post('login', { json, signal }).json(), signal);

const isAvailable =
  (what: 'username' | 'email') =>
  (value: string, { signal }: Cancellable): Promise<Result<Verdict | undefined>> =>
    resultOf(
      () => read(client.get(`${what}/available`, { searchParams: { [what]: value }, signal })),
      signal,
    );

/** Call 2: whether a user name, already trimmed, is free. */
export const usernameAvailable = isAvailable('username');

/** Call 3: creates the account; the answer's body is not read. */
export const createAccount = (json: NewUser, { signal }: Cancellable): Promise<Result<void>> =>
  resultOf(() => done(client.post('create', { json, signal })), signal);

/** Call 4: whether an e-mail, already trimmed and lower-cased, is free. */
export const emailAvailable = isAvailable('email');

/** Call 5: sets a new password; the answer's body is not read. */
export const setPassword = (json: Credentials, { signal }: Cancellable): Promise<Result<void>> =>
  resultOf(() => done(client.post('set-password', { json, signal })), signal);

/** The fields of an intern application, by their names in the payload. */
const applicationFields = ['name', 'qualification', 'position', 'resume', 'date'] as const;

/** The name of a field of the intern application. */
export type ApplicationField = (typeof applicationFields)[number];

/** Call 6: sends an intern application, these fields of the form and no others; the answer's body is not read. */
export function apply(
  form: FormData,
  { signal, onProgress }: Cancellable & { readonly onProgress: (progress: Progress) => void },
): Promise<Result<void>> {
  const body = new FormData();
  for (const field of applicationFields) for (const value of form.getAll(field)) body.append(field, value);
  const fetch = uploader(body, onProgress);
  return resultOf(() => done(client.post('internInformation/', { body, signal, fetch })), signal);
}

/** Call 7: ends the session of this user. */
export const logOut = (userId: string): Promise<Result<Verdict | undefined>> =>
  resultOf(() => read(client.post('logout', { searchParams: { user_id: userId } })));

const read = async (answer: { json: () => Promise<unknown> }) => verdictOf(await answer.json());

/** The status line decides; an unread body is let go so that the connection is free again. */
async function done(answer: Promise<Response>): Promise<void> {
  const response = await answer;
  response.body?.cancel().catch(() => undefined);
}
