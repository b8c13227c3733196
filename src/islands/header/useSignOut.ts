import { type RefObject, useRef, useState } from 'react';
import { slowResponseMs } from '../../messages/slow-response.ts';
import { signOut, type SignOutResult } from '../../session/sign-out.ts';

/**
 * The state of the sign-out. It allows one request at a time, until its message is closed.
 * @param login gets the focus after a success, which removes the button
 */
export function useSignOut(login: RefObject<HTMLElement | null>) {
  const button = useRef<HTMLButtonElement>(null);
  // A ref, since the state is updated too late for a second click in the same task.
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<'busy' | 'slow'>();
  const [result, setResult] = useState<SignOutResult>();

  const start = async () => {
    if (running.current) return;
    running.current = new AbortController();
    setProgress('busy');
    const timer = setTimeout(() => setProgress('slow'), slowResponseMs);
    const result = await signOut(running.current.signal);
    clearTimeout(timer);
    setProgress(undefined);
    setResult(result);
  };
  const closeDialog = () => {
    running.current = undefined;
    setResult(undefined);
    // The dialog does not return the focus: the button may be removed, and Safari does not focus a clicked button.
    (button.current ?? login.current)?.focus();
  };
  return { button, progress, result, start, cancel: () => running.current?.abort(), closeDialog };
}
