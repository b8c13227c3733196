import type { ComponentProps, ReactNode } from 'react';
import styles from './Form.module.css';
import { useProblem } from './problems.ts';

interface Props extends ComponentProps<'input'> {
  name: string;
  label: string;
  /** A short help under the label. */
  hint?: ReactNode;
  /** Stands beside the input, such as a button. */
  beside?: ReactNode;
}

/** A field owns its label, its hint, its error and their ids; the input is uncontrolled. */
export default function Field({ name, label, hint, beside, children, ...input }: Props) {
  const problem = useProblem(name);
  const described = [hint && `${name}-hint`, problem && `${name}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-wrong={problem ? '' : undefined}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${name}-error`} className={styles.error}>
          {problem}
        </p>
      )}
      <div className={styles.control}>
        <input
          id={name}
          name={name}
          aria-describedby={described || undefined}
          aria-invalid={problem ? true : undefined}
          {...input}
        />
        {beside}
      </div>
      {children}
    </div>
  );
}
