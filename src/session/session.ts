import { atom, type ReadableAtom } from 'nanostores';
import { userIdOf } from '../api/response.ts';
import { loginTimeKey, noUserId, signedInAttribute, signOutLeftKey, userIdKey } from '../dom-contract.ts';
import { safely } from '../safely.ts';

/** A login: the id of its user, and its time. */
interface Login {
  readonly id: string;
  readonly at: string | undefined;
}

/** The signed-in user: the login, and after a login on this page the whole response of the call. */
interface Session extends Partial<Login> {
  readonly user?: unknown;
}

const $current = atom<Session | undefined>(undefined);

/**
 * The session: undefined on the server and until the stored id is read, then `{}` or a signed-in user. The server cannot
 * know who is signed in, so an island that is not hydrated yet contains both variants, and `signedInAttribute` selects the
 * one that the style sheet shows (`layouts/FirstFrame.astro`).
 */
export const $session: ReadableAtom<Session | undefined> = $current;

const read = (key: string) => safely(() => localStorage.getItem(key)) ?? undefined;

/** The stored login, read at the moment of the call; undefined for an anonymous visitor. */
export function storedLogin(): Login | undefined {
  const id = read(userIdKey) ?? '';
  return noUserId.test(id) ? undefined : { id, at: read(loginTimeKey) };
}

const remove = (...keys: string[]) => safely(() => keys.forEach((key) => localStorage.removeItem(key)));
const removeLogin = () => remove(userIdKey, loginTimeKey, signOutLeftKey);

/**
 * Signs in with the whole response of the login call.
 * @returns `stored`; `memory` where storage is denied, so that the session ends with the page; `invalid` when the response
 * contains none, and nothing changes.
 */
export function signIn(response: unknown): 'stored' | 'memory' | 'invalid' {
  const id = userIdOf(response);
  if (id === undefined) return 'invalid';
  const at = String(Date.now());
  remove(signOutLeftKey);
  const stored = safely(() => {
    localStorage.setItem(userIdKey, id);
    localStorage.setItem(loginTimeKey, at);
    return 'stored' as const;
  });
  // Full storage can still be read: without this, a reload would sign in the user before this one.
  if (!stored) removeLogin();
  $current.set({ id, at, user: response });
  return stored ?? 'memory';
}

/** Ends the session of this login. A newer one, also of the same user, stays. */
export function clearSession(login: Login | undefined): void {
  if (isSame(login, storedLogin())) removeLogin();
  sync();
}

const isSame = (one: Partial<Login> | undefined, other: Partial<Login> | undefined) =>
  one?.id === other?.id && one?.at === other?.at;

/** Lets the next page finish a sign-out. */
export const leaveSignOut = () => void safely(() => localStorage.setItem(signOutLeftKey, 'true'));

/** Whether a page was left during the sign-out of the stored login. True only once. */
export function takeLeftSignOut(): boolean {
  const isLeft = read(signOutLeftKey) !== undefined;
  remove(signOutLeftKey);
  return isLeft && storedLogin() !== undefined;
}

/** Follows other tabs, and what changed while this page was in the back/forward cache or prerendered. */
function sync() {
  const login = storedLogin();
  if (!login || !isSame(login, $current.get())) $current.set(login ?? {});
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
