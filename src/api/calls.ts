import type { forgotPasswordFields, loginFields, signupFields } from '../fields/auth.ts';
import type { Values } from '../fields/field-table.ts';
import { client } from './client.ts';
import { availabilityOf, statusMessageOf } from './response.ts';
import { resultOf } from './result.ts';
import { type Progress, uploadFetch } from './upload.ts';

/*
 * The seven calls of the API, under `/user_auth/`. `checkAvailable` is two of them: for a username, and for an email. A call never
 * throws: a failure is a value (`result.ts`). It ends as soon as its signal is aborted. The types of the requests derive from the
 * field tables of the forms.
 */

/** Logs in. Returns the whole response, which becomes the current user. */
export const logIn = (json: Values<typeof loginFields>, signal: AbortSignal) =>
  resultOf(client.post('login', { json, signal }).json(), signal);

/** Checks whether a trimmed username, or a trimmed email in lower case, is free. */
export const checkAvailable = (field: 'username' | 'email', value: string, signal: AbortSignal) =>
  resultOf(
    client
      .get(`${field}/available`, { searchParams: { [field]: value }, signal })
      .json()
      .then((response) => availabilityOf(field, response)),
    signal,
  );

/** Creates the account. The body of the response is not read. */
export const createAccount = (json: Values<typeof signupFields>, signal: AbortSignal) =>
  resultOf(client.post('create', { json, signal }), signal);

/** Sets a new password. The body of the response is not read. */
export const setPassword = (json: Values<typeof forgotPasswordFields>, signal: AbortSignal) =>
  resultOf(client.post('set-password', { json, signal }), signal);

/** Sends the application. The body of the response is not read. */
export const sendApplication = (
  body: FormData,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
) =>
  resultOf(client.post('internInformation/', { body, signal, fetch: uploadFetch(body, onProgress) }), signal);

/** Signs out the user with this id. The request continues when the visitor leaves the page. */
export const logOut = (userId: string, signal: AbortSignal) =>
  resultOf(
    client
      .post('logout', { searchParams: { user_id: userId }, keepalive: true, signal })
      .json()
      .then(statusMessageOf),
    signal,
  );
