import { useRef, useState } from 'react';
import * as catalogue from '../catalogue/terms.ts';
import styles from './TermsCheckbox.module.css';
import { useHydrated } from './useHydrated.ts';

interface Props {
  /** Whether the box must be ticked. */
  required: boolean;
}

/**
 * The box under the terms. The Apply link is there only while it is ticked: the style sheet decides that, before any
 * script; once hydrated the island announces it to those who can't see the link come and go.
 */
export default function TermsCheckbox({ required }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [message, announce] = useState('');
  useHydrated(root);
  return (
    <div ref={root} className={styles.terms}>
      <label>
        <input
          type="checkbox"
          name="terms"
          required={required}
          onChange={({ target }) => announce(target.checked ? catalogue.shown : catalogue.hidden)}
        />
        <span>{catalogue.agreed(required)}</span>
      </label>
      <p>
        <a href="/apply">Apply</a>
      </p>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </div>
  );
}
