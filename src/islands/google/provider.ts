import { atom, type ReadableAtom } from 'nanostores';
import { isRecord } from '../../api/answer.ts';
import { googleScript } from './address.ts';

/** A script that hangs fires no event; after this time, in milliseconds, it counts as failed. */
const patience = 5_000;

/** Where the provider's script stands. */
export type ProviderState = 'idle' | 'loading' | 'ready' | 'failed';

const $loading = atom<ProviderState>('idle');

/** Whether Google's sign-in script is there. */
export const $provider: ReadableAtom<ProviderState> = $loading;

/** The part of Google Identity Services the site uses. */
interface Accounts {
  initialize: (options: { client_id: string; callback: (answer: unknown) => void }) => void;
  renderButton: (place: HTMLElement, options: { theme: string; size: string; text: string }) => void;
}

/** Who Google says is there; the site fills its fields with it and sends it nowhere. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

/** The parts of Google's script, or nothing while it is not there. */
export function accounts(): Accounts | undefined {
  const { google } = window;
  return google?.accounts?.id;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: Accounts } };
  }
}

/** Loads the script once, asynchronously; every further call does nothing. */
export function load(): void {
  if ($loading.get() !== 'idle') return;
  $loading.set('loading');
  const script = document.createElement('script');
  const settle = (state: ProviderState) => {
    clearTimeout(timer);
    // A late answer changes nothing for a visitor who has been shown the form without it.
    if ($loading.get() === 'loading') $loading.set(state);
  };
  const timer = setTimeout(() => settle('failed'), patience);
  script.src = googleScript;
  script.async = true;
  script.onload = () => settle(accounts() ? 'ready' : 'failed');
  script.onerror = () => settle('failed');
  document.head.append(script);
}

/** Name and e-mail inside the provider's answer, whose `credential` is a JSON Web Token (RFC 7519); nothing if unreadable. */
export function personIn(answer: unknown): Person | undefined {
  const token = isRecord(answer) && typeof answer.credential === 'string' ? answer.credential : '';
  try {
    const middle = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(middle), (letter) => letter.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!isRecord(claims) || typeof claims.email !== 'string') return undefined;
    return { email: claims.email, name: typeof claims.name === 'string' ? claims.name : '' };
  } catch {
    return undefined;
  }
}
