import { useEffect, useRef, useState } from 'react';
import * as messages from '../../messages/terms.ts';
import Spoken from '../Spoken.tsx';
import Text from '../../hydration/Text.tsx';
import { useHydrated } from '../../hydration/useHydrated.ts';
import styles from './TermsCheckbox.module.css';

interface Props {
  /** Whether the box must be ticked. */
  required: boolean;
}

/**
 * The checkbox below the terms. The style sheet shows the Apply link while it is ticked; after hydration a status announces
 * to screen readers that the link appeared or disappeared.
 */
export default function TermsCheckbox({ required }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [message, announce] = useState('');
  useHydrated(root);
  // A box that was ticked before hydration: by the press that started hydration, or by the browser.
  useEffect(() => {
    if (root.current?.querySelector(':checked')) announce(messages.linkShown);
  }, []);
  return (
    <div ref={root} className={styles.terms}>
      <label>
        <input
          type="checkbox"
          name="terms"
          required={required}
          // Otherwise screen readers announce a required box as invalid from the beginning.
          aria-invalid={false}
          onChange={({ target }) => announce(target.checked ? messages.linkShown : messages.linkHidden)}
        />
        <span suppressHydrationWarning>
          <Text as="span">{messages.label}</Text>
          {/* Screen readers announce it as the state of the box. */}
          {required && (
            <Text as="span" aria-hidden>
              {messages.required}
            </Text>
          )}
        </span>
      </label>
      <p>
        <Text as="a" className="button" href="/apply">
          Apply
        </Text>
      </p>
      <Spoken>{message}</Spoken>
    </div>
  );
}
