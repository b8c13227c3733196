import { PUBLIC_GOOGLE_CLIENT_ID } from 'astro:env/client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { accountOf, type Google, loadGoogle } from '../../api/google.ts';
import { googleAttribute } from '../../dom-contract.ts';
import { googleFailed, googleSilent, noGoogle } from '../../messages/form.ts';
import { useForm } from '../form/form-context.ts';
import Button from '../Button.tsx';
import Spoken from '../Spoken.tsx';
import Text from '../Text.tsx';
import { whenActivated } from '../when-activated.ts';

/**
 * A button that fills in name and email from a Google account. It submits nothing, since a password is still needed. When
 * Google's script has failed, a message replaces its label, so that no field moves.
 */
export default function GoogleButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [google, setGoogle] = useState<Google | 'failed'>();
  // Pressed before the script has loaded or failed.
  const [waiting, setWaiting] = useState(false);
  const [note, setNote] = useState<string>();
  const { busy } = useForm();

  const fillIn = useEffectEvent((response: unknown) => {
    const account = accountOf(response);
    const form = button.current?.form;
    if (!account || !form || busy) return;
    for (const input of form.querySelectorAll<HTMLInputElement>('[type="email"], [autocomplete="name"]')) {
      const value = input.type === 'email' ? account.email : account.name;
      // An account may have no name.
      if (!value) continue;
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    form.querySelector<HTMLInputElement>('[autocomplete$="password"]')?.focus();
    setNote(undefined);
  });
  /** Shows Google's dialog, or why it cannot; before the script has arrived, remembers the press. */
  const ask = (accounts: Google | 'failed' | undefined) => {
    setWaiting(accounts === undefined);
    setNote(accounts === 'failed' ? googleFailed : undefined);
    if (accounts === undefined || accounts === 'failed') return;
    // With FedCM, Google reports nothing when it shows no dialog, such as for a time after one was closed.
    setNote(googleSilent);
    accounts.prompt((moment) => {
      if (moment.isSkippedMoment() || moment.isNotDisplayed()) setNote(noGoogle);
    });
  };
  const onSettled = useEffectEvent((accounts: Google | 'failed') => {
    setGoogle(accounts);
    setNote(undefined);
    if (waiting) ask(accounts);
  });
  useEffect(() => {
    const onSuccess = (accounts: Google) => {
      const callback = (response: unknown) => fillIn(response);
      if (PUBLIC_GOOGLE_CLIENT_ID) accounts.initialize({ client_id: PUBLIC_GOOGLE_CLIENT_ID, callback });
      onSettled(accounts);
    };
    whenActivated(() => loadGoogle(onSuccess, () => onSettled('failed')));
  }, []);

  const failed = google === 'failed';
  return (
    <div className="google" {...{ [googleAttribute]: '' }}>
      <Button
        ref={button}
        type="button"
        className="quiet"
        aria-busy={waiting}
        aria-disabled={failed || undefined}
        onClick={() => ask(google)}
      >
        {failed ? googleFailed : 'Fill in my Google address'}
      </Button>
      {note && !failed && <Text as="p">{note}</Text>}
      <Spoken>{note}</Spoken>
    </div>
  );
}
