import { atom, type ReadableAtom } from 'nanostores';
import { userIdOf } from './api/response.ts';
import { signedInAttribute, userIdKey } from './dom-contract.ts';
import { safely } from './safely.ts';

/** The signed-in user: the id, and after a login on this page the whole response of the call. */
interface Session {
  readonly id?: string;
  readonly user?: unknown;
}

const $current = atom<Session | undefined>(undefined);

/**
 * The session: undefined on the server and until the stored id is read, then `{}` or a signed-in user. The server cannot
 * know who is signed in, so an island that is not hydrated yet contains both variants, and `signedInAttribute` selects the
 * one that the style sheet shows (`layouts/FirstFrame.astro`).
 */
export const $session: ReadableAtom<Session | undefined> = $current;

/** The stored user id, read at the moment of the call; undefined for an anonymous visitor. */
export const userId = (): string | undefined => safely(() => localStorage.getItem(userIdKey) || undefined);

const removeStored = () => safely(() => localStorage.removeItem(userIdKey));

/**
 * Signs in with the whole response of the login call.
 * @returns `stored`; `memory` where storage is denied, so that the session ends with the page; `invalid` when the response
 * contains none, and nothing changes.
 */
export function signIn(response: unknown): 'stored' | 'memory' | 'invalid' {
  const id = userIdOf(response);
  if (id === undefined) return 'invalid';
  const stored = safely(() => {
    localStorage.setItem(userIdKey, id);
    return 'stored' as const;
  });
  // Full storage can still be read: without this, a reload would sign in the user before this one.
  if (!stored) removeStored();
  $current.set({ id, user: response });
  return stored ?? 'memory';
}

/** Ends the session of the user with this id. A different user, who logged in meanwhile in another tab, stays. */
export function clearSession(id: string | undefined): void {
  if (userId() === id) removeStored();
  sync();
}

/** Follows other tabs, and what changed while this page was in the back/forward cache or prerendered. */
function sync() {
  const id = userId();
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
