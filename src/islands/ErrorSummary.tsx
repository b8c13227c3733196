import { type MouseEvent, useEffect, useRef } from 'react';
import * as catalogue from '../catalogue/form.ts';
import styles from './Form.module.css';
import { useForm } from './formState.ts';

/** The summary of what is wrong: it takes focus, and each line leads to its field, struck out once that is put right. */
export default function ErrorSummary() {
  const { form, problems, resolved } = useForm();
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
        <strong>{catalogue.problem}</strong>
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
