import { type ComponentProps, useState } from 'react';
import Field from './Field.tsx';
import styles from './Form.module.css';

type Props = Pick<ComponentProps<typeof Field>, 'label' | 'hint'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password with a button that shows and hides it; pasting is welcome. */
export default function PasswordField(props: Props) {
  const [shown, show] = useState(false);
  return (
    <Field
      {...props}
      name="password"
      type={shown ? 'text' : 'password'}
      required
      autoCapitalize="none"
      spellCheck={false}
      beside={
        <button type="button" className={styles.show} aria-controls="password" onClick={() => show(!shown)}>
          <span>{shown ? 'Hide' : 'Show'}</span>
          <span className={styles.unseen}> password</span>
        </button>
      }
    />
  );
}
