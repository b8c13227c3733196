import { type RefObject, useRef, useState } from 'react';
import * as messages from '../../messages/sign-out.ts';
import type { Outcome } from '../form/outcome.ts';

/**
 * The Signout button: one request at a time, and its outcome.
 * @param login gets the focus when the button is gone
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
    running.current = false;
    setBusy(false);
    setOutcome({ message: messages[result], alert: result === 'noUser' });
  };
  const closeDialog = () => {
    setOutcome({});
    // Set explicitly: the button may be gone, and Safari does not focus a button that is clicked.
    (button.current ?? login.current)?.focus();
  };
  return { button, busy, outcome, start, closeDialog };
}
