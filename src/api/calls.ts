import { applicationFields } from '../fields/application.ts';
import type { forgotPasswordFields, loginFields, signupFields } from '../fields/auth.ts';
import type { Values } from '../fields/field-table.ts';
import { client } from './client.ts';
import { type StatusMessage, statusMessageOf } from './response.ts';
import { type Result, resultOf } from './result.ts';
import { type Progress, uploadFetch } from './upload.ts';

/*
 * The seven calls of the API, under `/user_auth/`. None throws: a failure is a value (`result.ts`). Each ends as soon as its
 * signal is aborted. The types of the requests derive from the field tables of the forms.
 */

interface Cancellable {
  readonly signal: AbortSignal;
}

/** Logs in. Returns the whole response, which becomes the current user. */
export const logIn = (json: Values<typeof loginFields>, { signal }: Cancellable): Promise<Result<unknown>> =>
  resultOf(() => client.post('login', { json, signal }).json(), signal);

const checkAvailable =
  (field: 'username' | 'email') =>
  (value: string, { signal }: Cancellable): Promise<Result<StatusMessage | undefined>> =>
    resultOf(
      () => readStatus(client.get(`${field}/available`, { searchParams: { [field]: value }, signal })),
      signal,
    );

/** Whether a username, already trimmed, is free. */
export const usernameAvailable = checkAvailable('username');

/** Creates the account; the body of the response is not read. */
export const createAccount = (
  json: Values<typeof signupFields>,
  { signal }: Cancellable,
): Promise<Result<unknown>> => resultOf(() => client.post('create', { json, signal }), signal);

/** Whether an email, already trimmed and in lower case, is free. */
export const emailAvailable = checkAvailable('email');

/** Sets a new password; the body of the response is not read. */
export const setPassword = (
  json: Values<typeof forgotPasswordFields>,
  { signal }: Cancellable,
): Promise<Result<unknown>> => resultOf(() => client.post('set-password', { json, signal }), signal);

/** Sends the fields of the application table and no others; the body of the response is not read. */
export function sendApplication(
  form: FormData,
  { signal, onProgress }: Cancellable & { readonly onProgress: (progress: Progress) => void },
): Promise<Result<unknown>> {
  const body = new FormData();
  for (const field of Object.keys(applicationFields))
    for (const value of form.getAll(field)) body.append(field, value);
  const fetch = uploadFetch(body, onProgress);
  return resultOf(() => client.post('internInformation/', { body, signal, fetch }), signal);
}

/** Signs out the user with this id. The request continues when the visitor leaves the page. */
export const logOut = (userId: string, { signal }: Cancellable): Promise<Result<StatusMessage | undefined>> =>
  resultOf(
    () => readStatus(client.post('logout', { searchParams: { user_id: userId }, keepalive: true, signal })),
    signal,
  );

const readStatus = async (response: { json: () => Promise<unknown> }) =>
  statusMessageOf(await response.json());
