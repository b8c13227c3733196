import { isRecord } from '../../api/answer.ts';

/** Google's sign-in script; the build allows it in the policy of the pages whose chunks name it. */
export const googleScript = 'https://accounts.google.com/gsi/client';

/** A script that hangs fires no event; after this time, in milliseconds, it counts as failed. */
const patience = 5_000;

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

declare global {
  interface Window {
    google?: { accounts?: { id?: Accounts } };
  }
}

let loading: Promise<Accounts | undefined> | undefined;

/**
 * Loads the script, once.
 * @returns what it offers, or nothing where it failed: what comes late changes nothing for a visitor who has been shown
 * the form without it
 */
export const loadGoogle = (): Promise<Accounts | undefined> =>
  (loading ??= new Promise((resolve) => {
    const settle = () => resolve(window.google?.accounts?.id);
    const script = document.createElement('script');
    script.src = googleScript;
    script.async = true;
    script.onload = settle;
    script.onerror = settle;
    setTimeout(settle, patience);
    document.head.append(script);
  }));

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
