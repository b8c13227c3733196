import { useRef, useState } from 'react';
import { logOut } from '../api/calls.ts';
import { answers, catalogue } from '../api/catalogue.ts';
import { signOut, userId } from '../session.ts';

interface Said {
  readonly sentence: string;
  readonly alert?: boolean;
}

/** Signs out whoever is signed in at the moment of the call (product.md sections 4, 5 and 8). */
async function run(): Promise<Said> {
  const { done, failed, unexpected, nobody } = catalogue.signout;
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

/** The Signout button's work: at most one request at a time, and the sentence that came of it. */
export function useSignOut() {
  const button = useRef<HTMLButtonElement>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [said, say] = useState<Said>();

  const press = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const result = await run();
    running.current = false;
    setBusy(false);
    say(result);
  };
  const close = () => {
    say(undefined);
    // After a sign-out the button is gone, and focus would fall to the body.
    if (button.current?.getClientRects().length === 0)
      button.current.closest('nav')?.querySelector<HTMLElement>('a[href="/login"]')?.focus();
  };
  return { button, busy, said, press, close };
}
