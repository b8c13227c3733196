import { atom, type ReadableAtom } from 'nanostores';
import { userIdOf } from '../api/response.ts';
import { noUserId, signedInAttribute, userIdKey } from '../dom-contract.ts';
import { safely } from '../safely.ts';

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
export function storedUserId(): string | undefined {
  const id = safely(() => localStorage.getItem(userIdKey)) ?? '';
  return noUserId.test(id) ? undefined : id;
}

const removeUserId = () => safely(() => localStorage.removeItem(userIdKey));

/**
 * Signs in with the whole response of the login call.
 * @returns `stored`; `memory` where storage is denied or full, so that the session ends with the page; `invalid` when the
 * response contains no id, and nothing changes.
 */
export function signIn(response: unknown): 'stored' | 'memory' | 'invalid' {
  const id = userIdOf(response);
  if (id === undefined) return 'invalid';
  const stored = safely(() => {
    localStorage.setItem(userIdKey, id);
    return 'stored' as const;
  });
  // Full storage can still be read: after a reload, the previous user would be signed in.
  if (!stored) removeUserId();
  $current.set({ id, user: response });
  return stored ?? 'memory';
}

/** Ends the session of this user. If another user has logged in since, that session stays. */
export function clearSession(id: string | undefined): void {
  if (id === storedUserId()) removeUserId();
  sync();
}

/** Follows other tabs, and what changed while this page was in the back/forward cache or prerendered. */
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
