import { type RefObject, useRef, useState } from 'react';
import * as messages from '../../messages/sign-out.ts';
import type { Outcome } from '../form/outcome.ts';

/**
 * The state of the Signout button. It allows one request at a time.
 * @param login gets the focus if the button was removed
 */
export function useSignOut(login: RefObject<HTMLElement | null>) {
  const button = useRef<HTMLButtonElement>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({});

  const start = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const result = await import('../forms.ts').then(
      ({ signOut }) => signOut(),
      () => 'failed' as const,
    );
    setBusy(false);
    setOutcome({ message: messages[result], alert: result === 'noUser' });
  };
  const closeDialog = () => {
    running.current = false;
    setOutcome({});
    // The button may be removed, and Safari does not focus a clicked button.
    (button.current ?? login.current)?.focus();
  };
  return { button, busy, outcome, start, closeDialog };
}
