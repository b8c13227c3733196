import { applicationFields } from '../fields/application.ts';
import type { forgotPasswordFields, loginFields, signupFields } from '../fields/auth.ts';
import type { Values } from '../fields/field-table.ts';
import { client } from './client.ts';
import { statusMessageOf } from './response.ts';
import { resultOf } from './result.ts';
import { type Progress, uploadFetch } from './upload.ts';

/*
 * The seven calls of the API, under `/user_auth/`. A call never throws: a failure is a value (`result.ts`). It ends as soon as
 * its signal is aborted. The types of the requests derive from the field tables of the forms.
 */

/** Logs in. Returns the whole response, which becomes the current user. */
export const logIn = (json: Values<typeof loginFields>, signal: AbortSignal) =>
  resultOf(() => client.post('login', { json, signal }).json(), signal);

/** Checks whether a username, already trimmed, is free. */
export const checkUsername = (username: string, signal: AbortSignal) =>
  resultOf(
    () =>
      client.get('username/available', { searchParams: { username }, signal }).json().then(statusMessageOf),
    signal,
  );

/** Creates the account. The body of the response is not read. */
export const createAccount = (json: Values<typeof signupFields>, signal: AbortSignal) =>
  resultOf(() => client.post('create', { json, signal }), signal);

/** Checks whether an email, already trimmed and in lower case, is free. */
export const checkEmail = (email: string, signal: AbortSignal) =>
  resultOf(
    () => client.get('email/available', { searchParams: { email }, signal }).json().then(statusMessageOf),
    signal,
  );

/** Sets a new password. The body of the response is not read. */
export const setPassword = (json: Values<typeof forgotPasswordFields>, signal: AbortSignal) =>
  resultOf(() => client.post('set-password', { json, signal }), signal);

/** Sends the fields of the application table and no others. The body of the response is not read. */
export function sendApplication(
  form: FormData,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
) {
  const body = new FormData();
  for (const field of Object.keys(applicationFields))
    for (const value of form.getAll(field)) body.append(field, value);
  const fetch = uploadFetch(body, onProgress);
  return resultOf(() => client.post('internInformation/', { body, signal, fetch }), signal);
}

/** Signs out the user with this id. The request continues when the visitor leaves the page. */
export const logOut = (userId: string, signal: AbortSignal) =>
  resultOf(
    () =>
      client
        .post('logout', { searchParams: { user_id: userId }, keepalive: true, signal })
        .json()
        .then(statusMessageOf),
    signal,
  );
