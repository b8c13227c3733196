import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import styles from './Form.module.css';
import type { Problem } from './validators.ts';

interface Props {
  problems: readonly Problem[];
  /** The fields among them that have been put right since: their lines are struck out. */
  mended: ReadonlySet<string>;
  form: RefObject<HTMLFormElement | null>;
}

/** The summary of what is wrong: it takes focus, and each line leads to its field. */
export default function ErrorSummary({ problems, mended, form }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  const go = (event: MouseEvent, field: string) => {
    const control = form.current?.elements.namedItem(field);
    if (!(control instanceof HTMLElement)) return;
    event.preventDefault();
    control.focus();
  };
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.summary}>
      <p>
        <strong>There is a problem</strong>
      </p>
      <ul>
        {problems.map(({ field, sentence }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => go(event, field)}>
              {mended.has(field) ? <s>{sentence}</s> : sentence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
