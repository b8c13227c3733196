import { useRef, useState } from 'react';
import { logOut } from '../api/calls.ts';
import { answers, catalogue } from '../api/catalogue.ts';
import { signOut, userId } from '../session.ts';
import Dialog from './Dialog.tsx';

interface Said {
  readonly sentence: string;
  readonly alert?: boolean;
}

/** Signs out whoever is signed in at the moment of the click (product.md sections 4, 5 and 8). */
async function run(): Promise<Said> {
  const { done, failed, unexpected, nobody } = catalogue.signout;
  const id = userId();
  if (id === undefined) {
    signOut();
    return { sentence: nobody, alert: true };
  }
  try {
    const verdict = await logOut(id);
    if (verdict?.status !== 'success' || verdict.message !== answers.loggedOut)
      return { sentence: unexpected };
    signOut();
    return { sentence: done };
  } catch (error) {
    return { sentence: error instanceof SyntaxError ? unexpected : failed };
  }
}

/** The Signout button of the header, and the modal that stays until Close or X is used. */
export default function SignOut({ className }: { className?: string | undefined }) {
  const button = useRef<HTMLButtonElement>(null);
  const busy = useRef(false);
  const [said, say] = useState<Said>();

  const press = async () => {
    if (busy.current) return;
    busy.current = true;
    button.current?.setAttribute('aria-busy', 'true');
    const result = await run();
    busy.current = false;
    button.current?.removeAttribute('aria-busy');
    say(result);
  };
  const close = () => {
    say(undefined);
    // After a sign-out the button is gone, and focus would fall to the body.
    if (button.current?.checkVisibility() === false)
      button.current.closest('nav')?.querySelector<HTMLElement>('a[href="/login"]')?.focus();
  };
  return (
    <>
      <button ref={button} type="button" className={className} onClick={press}>
        Signout
      </button>
      <Dialog sentence={said?.sentence} alert={said?.alert ?? false} stays={!said?.alert} onClose={close} />
    </>
  );
}
