import { useEffect, useState } from 'react';
import { loadGoogle } from '../../api/google.ts';
import { googleAttribute } from '../../dom-contract.ts';

/** Loads Google's sign-in script, and records whether it loaded. No screen uses the script yet (CONTRIBUTING). */
export default function GoogleScript() {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  useEffect(
    () =>
      loadGoogle(
        () => setState('loaded'),
        () => setState('failed'),
      ),
    [],
  );
  return <span hidden {...{ [googleAttribute]: state }} />;
}
