import type { ComponentProps, ReactNode } from 'react';
import styles from './Form.module.css';
import inputStyles from './Input.module.css';
import { useForm, useProblem } from './formState.ts';

interface Props extends ComponentProps<'input'> {
  name: string;
  label: string;
  /** A short help under the label. */
  hint?: ReactNode;
  /** Stands beside the input, such as a button. */
  beside?: ReactNode;
  /** What is wrong with it while the form is being filled in, said at once; null hides what the submit found. */
  problem?: string | null | undefined;
}

/**
 * A field owns its label, its hint, its error and their ids; the input is uncontrolled. While the form is being sent it
 * can be read and not changed, since a success empties it.
 */
export default function Field({
  name,
  label,
  hint,
  beside,
  problem: now,
  readOnly,
  children,
  ...input
}: Props) {
  const found = useProblem(name);
  const problem = now === undefined ? found?.sentence : now;
  const { busy, resolved } = useForm();
  const isResolved = resolved.has(name) && !now;
  const wrong = Boolean(problem) && !isResolved;
  const described = [hint && `${name}-hint`, wrong && `${name}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-wrong={wrong ? '' : undefined}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p
          id={`${name}-error`}
          className={styles.error}
          role={now ? 'alert' : undefined}
          data-resolved={isResolved ? '' : undefined}
        >
          {problem}
        </p>
      )}
      <div className={styles.control}>
        <input
          id={name}
          name={name}
          className={`${styles.input} ${inputStyles.input}`}
          aria-describedby={described || undefined}
          aria-invalid={wrong || undefined}
          {...input}
          readOnly={busy || readOnly}
        />
        {beside}
      </div>
      {children}
    </div>
  );
}
