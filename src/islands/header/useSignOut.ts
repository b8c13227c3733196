import { type RefObject, useRef, useState } from 'react';
import { signOut, type SignOutResult } from '../../session/sign-out.ts';
import { useRequest } from '../useRequest.ts';

/**
 * The sign-out: its request and its result.
 * @param login gets the focus after a success, which removes the button
 */
export function useSignOut(login: RefObject<HTMLElement | null>) {
  const button = useRef<HTMLButtonElement>(null);
  const { busy, slow, run, cancel } = useRequest();
  const [result, setResult] = useState<SignOutResult>();

  const start = () => void run(async (signal) => setResult(await signOut(signal)));
  const closeDialog = () => {
    setResult(undefined);
    // The dialog cannot return the focus: the button may be removed, and Safari does not focus a clicked button.
    (button.current ?? login.current)?.focus();
  };
  return { button, busy, slow, result, start, cancel, closeDialog };
}
