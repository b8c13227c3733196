import { type RefObject, useRef, useState } from 'react';
import * as messages from '../../messages/sign-out.ts';
import { slowResponseMs } from '../../messages/slow-response.ts';
import { signOut } from '../../sign-out.ts';
import type { Outcome } from '../form/outcome.ts';

/**
 * The state of the Signout button. It allows one request at a time. After a long wait, another press cancels it.
 * @param login gets the focus if the button was removed
 */
export function useSignOut(login: RefObject<HTMLElement | null>) {
  const button = useRef<HTMLButtonElement>(null);
  const running = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  const [slow, setSlow] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({});

  const start = async () => {
    if (slow) running.current?.abort();
    if (running.current) return;
    running.current = new AbortController();
    const { signal } = running.current;
    const timer = setTimeout(() => setSlow(true), slowResponseMs);
    setBusy(true);
    const result = await signOut(signal);
    clearTimeout(timer);
    setBusy(false);
    setSlow(false);
    setOutcome({ message: messages[result], alert: result === 'noUser' });
  };
  const closeDialog = () => {
    running.current = undefined;
    setOutcome({});
    // The button may be removed, and Safari does not focus a clicked button.
    (button.current ?? login.current)?.focus();
  };
  return { button, busy, slow, outcome, start, closeDialog };
}
