import { PUBLIC_GOOGLE_CLIENT_ID } from 'astro:env/client';
import { useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import { accountOf, loadGoogle } from '../../api/google.ts';
import { googleAttribute } from '../../dom-contract.ts';
import { googleFailed, noGoogle } from '../../messages/form.ts';
import { useForm } from '../form/form-context.ts';
import Button from '../Button.tsx';
import Text from '../Text.tsx';
import { whenActivated } from '../when-activated.ts';

/**
 * A button that fills in name and email from a Google account. It submits nothing, since a password is still needed. When
 * Google's script fails to load, the message replaces its label, so that no field moves.
 */
export default function GoogleButton() {
  const button = useRef<HTMLButtonElement>(null);
  const google = useRef<ReturnType<typeof loadGoogle>>(undefined);
  const [failed, setFailed] = useState(false);
  const [waiting, startTransition] = useTransition();
  const [note, setNote] = useState<string>();
  const { busy } = useForm();

  const fillIn = useEffectEvent((response: unknown) => {
    const account = accountOf(response);
    const form = button.current?.form;
    if (!account || !form || busy) return;
    for (const input of form.querySelectorAll<HTMLInputElement>('[type="email"], [autocomplete="name"]')) {
      input.value = input.type === 'email' ? account.email : account.name;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    form.querySelector<HTMLInputElement>('[autocomplete$="password"]')?.focus();
  });
  useEffect(() => {
    whenActivated(() => {
      google.current ??= loadGoogle();
      void google.current.then((accounts) => {
        const callback = (response: unknown) => fillIn(response);
        if (PUBLIC_GOOGLE_CLIENT_ID) accounts?.initialize({ client_id: PUBLIC_GOOGLE_CLIENT_ID, callback });
        setFailed(!accounts);
      });
    });
  }, []);

  const openDialog = async () => {
    const accounts = await google.current;
    if (!accounts) setNote(googleFailed);
    accounts?.prompt((moment) =>
      setNote(moment.isSkippedMoment() || moment.isNotDisplayed() ? noGoogle : undefined),
    );
  };
  return (
    <div className="google" {...{ [googleAttribute]: '' }}>
      <Button
        ref={button}
        type="button"
        className="quiet"
        aria-busy={waiting}
        aria-disabled={failed || undefined}
        onClick={() => startTransition(openDialog)}
      >
        {failed ? googleFailed : 'Fill in my Google address'}
      </Button>
      <Text as="p" role="status" className={failed ? 'visually-hidden' : undefined}>
        {note}
      </Text>
    </div>
  );
}
