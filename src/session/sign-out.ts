import { logOut } from '../api/calls.ts';
import { hasLeft, type PageRequest } from '../api/page-request.ts';
import { serverMessages } from '../api/response.ts';
import { $session, clearSession, leaveSignOut, storedLogin } from './session.ts';

/**
 * Signs out the user who is stored when it is called. Ends at a newer login. If the page is left, the next one finishes it.
 * @returns `left`, or the name of the message in `messages/sign-out.ts`; only `signedOut` and `noUser` end the session
 */
export async function signOut({
  signal,
  end,
}: PageRequest): Promise<
  'signedOut' | 'noUser' | 'failed' | 'unexpected' | 'cancelled' | 'newerLogin' | 'left'
> {
  const login = storedLogin();
  if (!login) {
    clearSession(login);
    return 'noUser';
  }
  // Not after the `await`, which a page that is left may not reach.
  const onAbort = () => hasLeft(signal) && leaveSignOut();
  signal.addEventListener('abort', onAbort);
  const stop = $session.listen(({ id } = {}) => id !== undefined && end('newerLogin'));
  const logout = await logOut(login.id, { signal });
  stop();
  if (!logout.ok) {
    const { failure } = logout;
    if (failure.kind === 'ended') return failure.by;
    // Firefox ends the requests of a page before `pagehide`, so the listener stays until the message is closed.
    if (failure.kind === 'noResponse') return 'failed';
    signal.removeEventListener('abort', onAbort);
    return failure.kind === 'unreadable' ? 'unexpected' : 'failed';
  }
  signal.removeEventListener('abort', onAbort);
  const { status, message } = logout.value ?? {};
  if (status !== 'success' || message !== serverMessages.loggedOut) return 'unexpected';
  clearSession(login);
  return 'signedOut';
}
