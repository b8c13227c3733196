import { PUBLIC_GOOGLE_CLIENT_ID } from 'astro:env/client';
import { useEffect, useRef, useState } from 'react';
import { loadGoogle, personIn } from './provider.ts';

interface Props {
  /** What the button says. */
  text: 'signin_with' | 'signup_with';
}

/**
 * Google's button above a form. It fills the fields for name and email and sends nothing; when the script fails the
 * block is not there.
 */
export default function GoogleButton({ text }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const callback = (answer: unknown) => {
      const person = personIn(answer);
      const form = place.current?.closest('form');
      // While the form is being sent its fields are read-only, to Google too.
      if (!person || !form || form.ariaBusy === 'true') return;
      for (const input of form.querySelectorAll<HTMLInputElement>('[type="email"], [autocomplete="name"]')) {
        input.value = input.type === 'email' ? person.email : person.name;
        // What is typed is kept; so is this.
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
      form.querySelector<HTMLInputElement>('input[autocomplete$="password"]')?.focus();
    };
    const show = async () => {
      const google = await loadGoogle();
      if (!google || PUBLIC_GOOGLE_CLIENT_ID === undefined) return setFailed(true);
      if (!place.current) return;
      google.initialize({ client_id: PUBLIC_GOOGLE_CLIENT_ID, callback });
      google.renderButton(place.current, { theme: 'outline', size: 'large', text });
    };
    void show();
  }, [text]);
  return failed ? null : <div ref={place} data-provider="google" />;
}
