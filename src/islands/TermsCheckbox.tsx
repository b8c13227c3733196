import { useRef, useState } from 'react';
import styles from './TermsCheckbox.module.css';
import { useHydrated } from './useHydrated.ts';

interface Props {
  /** Whether the box must be ticked (product.md section 5). */
  required: boolean;
}

/**
 * The box under the terms. The Apply link is there only while it is ticked: the style sheet decides that, before any
 * script; once hydrated the island says so to those who can't see the link come and go.
 */
export default function TermsCheckbox({ required }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  useHydrated(root);
  return (
    <div ref={root} className={styles.terms}>
      <label>
        <input
          type="checkbox"
          name="terms"
          required={required}
          onChange={(event) =>
            say(event.target.checked ? 'The Apply link is here now.' : 'The Apply link is gone.')
          }
        />
        I have read the terms and I agree to them{required && ' (required)'}
      </label>
      <p>
        <a href="/apply">Apply</a>
      </p>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}
