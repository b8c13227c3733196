import type { ComponentProps, ReactNode } from 'react';
import styles from './Form.module.css';
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

/** A field owns its label, its hint, its error and their ids; the input is uncontrolled. */
export default function Field({ name, label, hint, beside, problem: now, children, ...input }: Props) {
  const found = useProblem(name);
  const problem = now === undefined ? found?.sentence : now;
  const mended = useForm().mended.has(name) && !now;
  const wrong = Boolean(problem) && !mended;
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
          data-mended={mended ? '' : undefined}
        >
          {problem}
        </p>
      )}
      <div className={styles.control}>
        <input
          id={name}
          name={name}
          aria-describedby={described || undefined}
          aria-invalid={wrong || undefined}
          {...input}
        />
        {beside}
      </div>
      {children}
    </div>
  );
}
