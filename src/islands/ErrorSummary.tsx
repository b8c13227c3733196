import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import * as say from '../catalogue/form.ts';
import styles from './Form.module.css';
import type { Problem } from './validators.ts';

interface Props {
  problems: readonly Problem[];
  /** The fields among them that have been put right since: their lines are struck out. */
  resolved: ReadonlySet<string>;
  form: RefObject<HTMLFormElement | null>;
}

/** The summary of what is wrong: it takes focus, and each line leads to its field. */
export default function ErrorSummary({ problems, resolved, form }: Props) {
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
        <strong>{say.problem}</strong>
      </p>
      <ul>
        {problems.map(({ field, sentence }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => go(event, field)}>
              {resolved.has(field) ? <s>{sentence}</s> : sentence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
