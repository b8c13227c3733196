import { atom, type ReadableAtom } from 'nanostores';
import { signedInAttribute } from '../dom-contract.ts';
import { safely } from '../safely.ts';
import { signedOutPattern, userIdKey, userIdOf } from './user-id.ts';

/** The signed-in user: the id, and after a login on this page the whole response, as the product document asks. */
interface Session {
  readonly id?: string;
  readonly user?: unknown;
}

const $current = atom<Session | undefined>(undefined);

/**
 * The session: undefined on the server and until the stored id is read, then `{}` for an anonymous visitor, or the
 * signed-in user. The build does not know who is signed in, so the HTML of an island contains both variants. `signedInAttribute`
 * selects the visible one (`layouts/FirstScript.astro`).
 */
export const $session: ReadableAtom<Session | undefined> = $current;

/** Reads the stored user id; undefined for an anonymous visitor. */
export function storedUserId(): string | undefined {
  const id = safely(() => localStorage.getItem(userIdKey)) ?? '';
  return signedOutPattern.test(id) ? undefined : id;
}

const removeUserId = () => safely(() => localStorage.removeItem(userIdKey));

/**
 * Signs in with the whole response of the login call.
 * @returns `stored`; `memory` if storage is denied or full, so the session ends with the page; `invalid` if the response has no
 * id, so nothing changes
 */
export function signIn(response: unknown): 'stored' | 'memory' | 'invalid' {
  const id = userIdOf(response);
  if (id === undefined) return 'invalid';
  const stored = safely(() => {
    localStorage.setItem(userIdKey, id);
    return 'stored' as const;
  });
  // Full storage keeps the id of the previous user, who would be signed in after a reload.
  if (!stored) removeUserId();
  $current.set({ id, user: response });
  return stored ?? 'memory';
}

/** Ends the session of this user. If another user has logged in since, the newer session stays. */
export function clearSession(id: string | undefined): void {
  if (id === storedUserId()) removeUserId();
  sync();
}

/** Reads the stored id again. Another tab may have changed it, also while this page was cached or prerendered. */
function sync() {
  const id = storedUserId();
  if (id === undefined) $current.set({});
  else if (id !== $current.get()?.id) $current.set({ id });
}

if (!import.meta.env.SSR) {
  sync();
  addEventListener('storage', sync);
  addEventListener('pageshow', sync);
  document.addEventListener('prerenderingchange', sync);
  $current.subscribe((session) => {
    document.documentElement.toggleAttribute(signedInAttribute, session?.id !== undefined);
  });
}
