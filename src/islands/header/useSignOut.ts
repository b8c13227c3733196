import { useRef, useState } from 'react';
import { signOut, type SignOutResult } from '../../session/sign-out.ts';
import { useRequest } from '../useRequest.ts';

/** The sign-out: its request, its result, and the elements that get the focus when its dialog closes. */
export function useSignOut() {
  const button = useRef<HTMLButtonElement>(null);
  /** A success removes the button and adds this link. */
  const loginLink = useRef<HTMLAnchorElement>(null);
  const { busy, slow, run, cancel } = useRequest();
  const [result, setResult] = useState<SignOutResult>();

  const start = () => void run(async (signal) => setResult(await signOut(signal)));
  const closeDialog = () => {
    setResult(undefined);
    // The dialog cannot return the focus: the button may be removed, and Safari does not focus a clicked button.
    (button.current ?? loginLink.current)?.focus();
  };
  return { button, loginLink, busy, slow, result, start, cancel, closeDialog };
}
