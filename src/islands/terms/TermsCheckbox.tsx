import { useEffect, useRef, useState } from 'react';
import * as messages from '../../messages/terms.ts';
import LiveRegion from '../LiveRegion.tsx';
import Text from '../../hydration/Text.tsx';
import { useHydrated } from '../../hydration/useHydrated.ts';
import styles from './TermsCheckbox.module.css';

interface Props {
  /** Whether the box must be ticked. */
  required: boolean;
}

/**
 * The checkbox below the terms. The style sheet shows the Apply link while the box is ticked. After hydration, screen readers
 * also announce that the link appeared or disappeared.
 */
export default function TermsCheckbox({ required }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [message, announce] = useState('');
  useHydrated(root);
  // The box may be ticked already: by the press that started hydration, or by the browser.
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
          // Otherwise screen readers would announce a required box as invalid before the visitor has used it.
          aria-invalid={false}
          onChange={({ target }) => announce(target.checked ? messages.linkShown : messages.linkHidden)}
        />
        <span>
          <Text as="span">{messages.label}</Text>
          {/* Hidden, because screen readers already announce the box as required. */}
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
      <LiveRegion>{message}</LiveRegion>
    </div>
  );
}
