import { useEffect, useRef, useState } from 'react';
import { loadGoogle, personIn } from './provider.ts';

interface Props {
  clientId: string;
  /** What the button says. */
  text: 'signin_with' | 'signup_with';
  /** The fields it fills, by name, and with what. */
  fills: Readonly<Record<string, 'name' | 'email'>>;
}

/** Google's button above a form. It fills fields and sends nothing; when the script fails the block is not there. */
export default function GoogleButton({ clientId, text, fills }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const callback = (answer: unknown) => {
      const person = personIn(answer);
      const form = place.current?.closest('form');
      // While the form is being sent its fields are read-only, to Google too.
      if (!person || !form || form.ariaBusy === 'true') return;
      for (const [field, part] of Object.entries(fills)) {
        const input = form.elements.namedItem(field);
        if (!(input instanceof HTMLInputElement)) continue;
        input.value = person[part];
        // What is typed is kept; so is this.
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
      form.querySelector<HTMLInputElement>('input[autocomplete$="password"]')?.focus();
    };
    const show = async () => {
      const google = await loadGoogle();
      if (!google) return setFailed(true);
      if (!place.current) return;
      google.initialize({ client_id: clientId, callback });
      google.renderButton(place.current, { theme: 'outline', size: 'large', text });
    };
    void show();
  }, [clientId, text, fills]);
  return failed ? null : <div ref={place} data-provider="google" />;
}
