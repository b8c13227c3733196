import { useEffect, useState } from 'react';
import { googleAttribute } from '../../dom-contract.ts';

/** Google's sign-in script. The CSP of the account pages allows it (`middleware/csp.ts`). */
const url = 'https://accounts.google.com/gsi/client';

/** A script that hangs dispatches no event. If it loads later, the state changes from `failed` to `loaded`. */
const timeoutMs = 5_000;

/**
 * Loads Google's sign-in script, and records its state: `loading`, `loaded` or `failed`. No screen uses the script yet
 * (CONTRIBUTING).
 */
export default function GoogleScript() {
  const [state, setState] = useState('loading');
  useEffect(() => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => setState('loaded');
    script.onerror = () => setState('failed');
    document.head.append(script);
    setTimeout(() => setState((state) => (state === 'loading' ? 'failed' : state)), timeoutMs);
  }, []);
  return <span hidden {...{ [googleAttribute]: state }} />;
}
