/// <reference types="google.accounts" />
import { safely } from '../safely.ts';
import { isRecord } from './response.ts';

/** Google's sign-in script. The CSP of the pages with the Google button allows it. */
const googleScript = 'https://accounts.google.com/gsi/client';

/** A script that hangs dispatches no event: after this time it counts as failed. */
const scriptTimeoutMs = 5_000;

/** Loads Google Identity Services. Undefined when the script failed or took too long. */
export const loadGoogle = (): Promise<typeof google.accounts.id | undefined> =>
  new Promise((resolve) => {
    const script = document.createElement('script');
    const settle = () => resolve(safely(() => google.accounts.id));
    Object.assign(script, { src: googleScript, async: true, onload: settle, onerror: settle });
    setTimeout(settle, scriptTimeoutMs);
    document.head.append(script);
  });

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
