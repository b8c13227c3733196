import { type ReactNode, useEffect, useRef } from 'react';
import Dialog from './Dialog.tsx';
import ErrorSummary from './ErrorSummary.tsx';
import styles from './Form.module.css';
import { ProblemsContext } from './problems.ts';
import { useKept } from './useKept.ts';
import { useReady } from './useReady.ts';
import { useSubmit, type Work } from './useSubmit.ts';

interface Props {
  /** What the form is called. */
  label: string;
  /** The words on its button, and while it is busy. */
  button: string;
  busyButton: string;
  work: Work;
  /** The mailbox for those who can't use the form. */
  email: string;
  /** Keeps what is typed, never a password, for this tab under this name. */
  keep?: string;
  /** Called after each submit that was sent, whatever came of it. */
  onSettled?: () => void;
  children: ReactNode;
}

/** A form: its fields, the summary of what is wrong, its button, what it says while it waits, and its dialog. */
export default function Form({ label, button, busyButton, work, email, keep, onSettled, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { busy, waiting, outcome, onSubmit, cancel, close } = useSubmit(work, onSettled);
  const { sentence, alert = false, inline, note, next, problems = [] } = outcome;
  useKept(form, keep);
  useReady(form);
  useEffect(() => {
    // `required` guards the form until now; from here on the summary says what is missing.
    if (form.current) form.current.noValidate = true;
  }, []);
  return (
    <>
      <form
        ref={form}
        method="post"
        className={styles.form}
        aria-label={label}
        aria-busy={busy}
        onSubmit={onSubmit}
      >
        <noscript>
          <p className={styles.note}>
            This form needs JavaScript. Please switch it on, or write to{' '}
            <a href={`mailto:${email}`}>{email}</a>.
          </p>
        </noscript>
        <ErrorSummary problems={problems} form={form} />
        <ProblemsContext value={problems}>{children}</ProblemsContext>
        <div className={styles.actions}>
          <button className={styles.submit} aria-disabled={busy || undefined}>
            {busy ? busyButton : button}
          </button>
          {waiting && (
            <button type="button" className={styles.cancel} onClick={cancel}>
              Cancel
            </button>
          )}
        </div>
        {inline && <p className={styles.error}>{inline}</p>}
        <p role="status" className={styles.note}>
          {waiting ? 'Still waiting for an answer. You can go on waiting, or cancel.' : note}
        </p>
      </form>
      <Dialog sentence={sentence} alert={alert} next={next} onClose={close} />
    </>
  );
}
