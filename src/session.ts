import { atom, type ReadableAtom } from 'nanostores';
import { userIdOf } from './api/answer.ts';
import { attempt } from './attempt.ts';
import { signedInAttribute, userIdKey } from './contract.ts';

/** Who is signed in: the id, and after a login on this page the whole answer of the call. */
export interface Session {
  readonly id?: string;
  readonly user?: unknown;
}

const $current = atom<Session | undefined>(undefined);

/** Used only where storage throws, denied or full: the session then lives as long as the page. */
let inMemory: string | undefined;

/**
 * The session: empty at first, the whole login answer after login, in memory only. A later page knows from the stored
 * id alone that somebody is signed in. The server can't know, and has none: an island that is not hydrated yet holds
 * what either would see, and `mark` says which of it is shown.
 */
export const $session: ReadableAtom<Session | undefined> = $current;

/**
 * The one rule of the attribute by which the style sheet shows a header that is not hydrated to a member or a stranger.
 * It also stands as text in the head of every page (`layouts/HeadScript.astro`), so it uses nothing from around it.
 */
export function mark(attribute: string, id: string | null | undefined): void {
  document.documentElement.toggleAttribute(attribute, Boolean(id));
}

/** The stored user id, read at the moment of the call; nothing for an anonymous visitor. */
export const userId = (): string | undefined => attempt(() => localStorage.getItem(userIdKey)) || inMemory;

/**
 * Signs in with the whole answer of the login call.
 * @returns `stored`; `memory` where storage throws, so that the session ends with the page; `refused` when the answer
 * holds no id, and nothing changes.
 */
export function signIn(answer: unknown): 'stored' | 'memory' | 'refused' {
  const id = userIdOf(answer);
  if (id === undefined) return 'refused';
  const kept = attempt(() => {
    localStorage.setItem(userIdKey, id);
    return 'stored' as const;
  });
  inMemory = kept ? undefined : id;
  // Full storage can still be read: who was signed in before must not come back.
  if (!kept) removeStored();
  $current.set({ id, user: answer });
  return kept ?? 'memory';
}

/** Forgets who was signed in, here and in storage. */
export function signOut(): void {
  inMemory = undefined;
  removeStored();
  $current.set({});
}

const removeStored = () => attempt(() => localStorage.removeItem(userIdKey));

/** What another tab did, and what changed while this page lay in the browser's cache. */
function sync() {
  const id = userId();
  const known = $current.get();
  if (id === undefined) $current.set({});
  else if (id !== known?.id) $current.set({ id });
}

if (!import.meta.env.SSR) {
  sync();
  addEventListener('storage', sync);
  addEventListener('pageshow', sync);
  $current.subscribe((session) => mark(signedInAttribute, session?.id));
}
