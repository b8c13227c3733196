import { isRecord } from './response.ts';

/** Google's sign-in script. The CSP of the pages with the Google button allows it. */
const googleScript = 'https://accounts.google.com/gsi/client';

/** A script that hangs dispatches no event: after this time it counts as failed. */
const scriptTimeoutMs = 5_000;

/** The used part of Google Identity Services. `prompt` opens Google's own dialog. */
interface GoogleAccounts {
  initialize: (options: { client_id: string; callback: (response: unknown) => void }) => void;
  prompt: (onMoment: (moment: { isSkippedMoment: () => boolean }) => void) => void;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleAccounts } };
  }
}

/** Loads Google's script. Undefined when it failed or took too long. */
export const loadGoogle = (): Promise<GoogleAccounts | undefined> =>
  new Promise((resolve) => {
    const script = document.createElement('script');
    const settle = () => resolve(window.google?.accounts?.id);
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
