import { type RefObject, useRef, useState } from 'react';
import { logOut } from '../api/calls.ts';
import { answers } from '../api/answer.ts';
import * as catalogue from '../catalogue/signout.ts';
import { signOut, userId } from '../session.ts';
import type { Outcome } from './outcome.ts';

/** Signs out whoever is signed in at the moment of the call. */
async function run(): Promise<Outcome> {
  const { done, failed, unexpected, nobody } = catalogue;
  const id = userId();
  if (id === undefined) {
    signOut();
    return { sentence: nobody, alert: true };
  }
  const logout = await logOut(id);
  if (!logout.ok) return { sentence: logout.failure.kind === 'unreadable' ? unexpected : failed };
  if (logout.value?.status !== 'success' || logout.value.message !== answers.loggedOut)
    return { sentence: unexpected };
  signOut();
  return { sentence: done };
}

/**
 * The Signout button's work: at most one request at a time, and what came of it.
 * @param login takes the focus once the button is gone
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
    const result = await run();
    running.current = false;
    setBusy(false);
    setOutcome(result);
  };
  const close = () => {
    setOutcome({});
    // What had it may be gone with the session, or never had it: Safari gives no focus to a button that is clicked.
    (button.current ?? login.current)?.focus();
  };
  return { button, busy, outcome, signOut: start, close };
}
