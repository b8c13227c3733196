/// <reference types="google.accounts" />
import { safely } from '../safely.ts';
import { isRecord } from './response.ts';

/** Google's sign-in script. The CSP of the pages with the Google button allows it. */
const googleScript = 'https://accounts.google.com/gsi/client';

/** A script that hangs dispatches no event: after this time it counts as failed, until it arrives. */
const scriptTimeoutMs = 5_000;

/** Google Identity Services. */
export type Google = typeof google.accounts.id;

/** Loads Google Identity Services. A script that arrives late causes a failure and then a success. */
export function loadGoogle(onSuccess: (accounts: Google) => void, onFailure: () => void): void {
  const timer = setTimeout(onFailure, scriptTimeoutMs);
  const settle = () => {
    clearTimeout(timer);
    const accounts = safely(() => google.accounts.id);
    if (accounts) onSuccess(accounts);
    else onFailure();
  };
  const script = document.createElement('script');
  script.src = googleScript;
  script.async = true;
  script.onload = settle;
  script.onerror = settle;
  document.head.append(script);
}

/** Name and email in Google's response, whose `credential` is a JSON Web Token (RFC 7519); undefined if unreadable. */
export function accountOf(response: unknown): { name: string; email: string } | undefined {
  const token = isRecord(response) && typeof response.credential === 'string' ? response.credential : '';
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (char) => char.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!isRecord(claims) || typeof claims.email !== 'string') return undefined;
    return { email: claims.email, name: typeof claims.name === 'string' ? claims.name : '' };
  } catch {
    return undefined;
  }
}
