import { logOut } from './api/calls.ts';
import { serverMessages } from './api/response.ts';
import { clearSession, userId } from './session.ts';

/**
 * Signs out the user whose id is stored when it is called.
 * @param signal ends the wait
 * @returns the name of the message in `messages/sign-out.ts`; `failed` and `unexpected` leave the user signed in
 */
export async function signOut(
  signal: AbortSignal,
): Promise<'signedOut' | 'noUser' | 'failed' | 'unexpected'> {
  const id = userId();
  const logout = id === undefined ? undefined : await logOut(id, { signal });
  if (logout?.ok === false) return logout.failure.kind === 'unreadable' ? 'unexpected' : 'failed';
  const { status, message } = logout?.value ?? {};
  if (logout && (status !== 'success' || message !== serverMessages.loggedOut)) return 'unexpected';
  clearSession(id);
  return logout ? 'signedOut' : 'noUser';
}
