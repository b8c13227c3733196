import { logOut } from '../api/calls.ts';
import { loggedOutMessage } from '../api/response.ts';
import { clearSession, storedUserId } from './session.ts';

/** Names a message in `messages/sign-out.ts`. Only `signedOut` and `noUser` end the session. */
export type SignOutResult = 'signedOut' | 'noUser' | 'failed' | 'unexpected' | 'cancelled';

/** Signs out the stored user. */
export async function signOut(signal: AbortSignal): Promise<SignOutResult> {
  const id = storedUserId();
  if (id === undefined) {
    clearSession(id);
    return 'noUser';
  }
  const logout = await logOut(id, signal);
  if (signal.aborted) return 'cancelled';
  if (!logout.ok) return logout.failure.kind === 'unreadable' ? 'unexpected' : 'failed';
  const { status, message } = logout.value;
  if (status !== 'success' || message !== loggedOutMessage) return 'unexpected';
  clearSession(id);
  return 'signedOut';
}
