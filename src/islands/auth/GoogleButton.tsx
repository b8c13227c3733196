import { PUBLIC_GOOGLE_CLIENT_ID } from 'astro:env/client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { accountOf, loadGoogle } from '../../api/google.ts';
import { noGoogle } from '../../messages/form.ts';
import { useForm } from '../form/form-context.ts';
import Text from '../Text.tsx';

/**
 * A button that fills in name and email from a Google account. It submits nothing, since a password is still needed. It is
 * removed when Google's script fails to load.
 */
export default function GoogleButton() {
  const button = useRef<HTMLButtonElement>(null);
  const google = useRef<ReturnType<typeof loadGoogle>>(undefined);
  const [failed, setFailed] = useState(false);
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
    google.current ??= loadGoogle();
    void google.current.then((accounts) => {
      const callback = (response: unknown) => fillIn(response);
      if (PUBLIC_GOOGLE_CLIENT_ID) accounts?.initialize({ client_id: PUBLIC_GOOGLE_CLIENT_ID, callback });
      setFailed(!accounts);
    });
  }, []);

  const openDialog = async () => {
    const accounts = await google.current;
    accounts?.prompt((moment) => setNote(moment.isSkippedMoment() ? noGoogle : undefined));
  };
  if (failed) return null;
  return (
    <div className="google" data-provider="google">
      <Text as="button" ref={button} type="button" className="outline" onClick={openDialog}>
        Fill in my Google address
      </Text>
      <Text as="p" role="status">
        {note}
      </Text>
    </div>
  );
}
