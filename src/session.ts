import { atom, type ReadableAtom } from 'nanostores';
import { userIdOf } from './api/answer.ts';

const key = 'userId';
const $current = atom<unknown>(undefined);

/** Used only where storage throws, denied or full: the session then lives as long as the page. */
let inMemory: string | undefined;

/** The current user: nothing at first, the whole login answer after login, in memory only (product.md section 3). */
export const $user: ReadableAtom<unknown> = $current;

/** The stored user id, read at the moment of the call; nothing for an anonymous visitor. */
export function userId(): string | undefined {
  try {
    return localStorage.getItem(key) || inMemory;
  } catch {
    return inMemory;
  }
}

/**
 * Signs in with the whole answer of the login call.
 * @returns whether it held an id; without one nothing changes.
 */
export function signIn(answer: unknown): boolean {
  const id = userIdOf(answer);
  if (id === undefined) return false;
  try {
    localStorage.setItem(key, id);
  } catch {
    inMemory = id;
  }
  $current.set(answer);
  show();
  return true;
}

/** Forgets who was signed in, here and in storage. */
export function signOut(): void {
  inMemory = undefined;
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing could be stored there either.
  }
  $current.set(undefined);
  show();
}

/** Keeps the mark the style sheet reads (`layouts/SignedIn.astro`) in step; that script follows other tabs. */
function show() {
  document.documentElement.toggleAttribute('data-user', userId() !== undefined);
}

/** What another tab did, and what changed while this page lay in the browser's cache. */
function follow() {
  if (userId() === undefined) $current.set(undefined);
  show();
}

if (!import.meta.env.SSR) {
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
}
