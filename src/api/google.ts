/** Google's sign-in script. The CSP of the account pages allows it (`middleware/csp.ts`). */
const googleScript = 'https://accounts.google.com/gsi/client';

/** A script that hangs dispatches no event. */
const timeoutMs = 5_000;

/** Loads Google's sign-in script. If it loads after the time limit, `onFailure` and then `onSuccess` are called. */
export function loadGoogle(onSuccess: () => void, onFailure: () => void): void {
  const timer = setTimeout(onFailure, timeoutMs);
  const script = document.createElement('script');
  script.src = googleScript;
  script.async = true;
  script.onload = onSuccess;
  script.onerror = onFailure;
  for (const type of ['load', 'error']) script.addEventListener(type, () => clearTimeout(timer));
  document.head.append(script);
}
