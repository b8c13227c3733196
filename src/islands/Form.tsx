import { type ReactNode, useEffect, useRef } from 'react';
import Dialog from './Dialog.tsx';
import ErrorSummary from './ErrorSummary.tsx';
import styles from './Form.module.css';
import { FormContext } from './formState.ts';
import { useKept } from './useKept.ts';
import { useMended } from './useMended.ts';
import { useHydrated } from './useHydrated.ts';
import { type SubmitHandler, useSubmit } from './useSubmit.ts';
import type { Problem } from './validators.ts';

interface Props {
  /** What the form is called. */
  label: string;
  /** The words on its button, and while it is busy. */
  button: string;
  busyButton: string;
  handler: SubmitHandler;
  /** The mailbox for those who can't use the form. */
  email: string;
  /** Keeps what is typed, never a password, for this tab under this name. */
  keep?: string;
  /** What stands under the button while it is busy, in place of the words and the Cancel that come after a while. */
  sending?: ReactNode;
  children: ReactNode;
}

const none: readonly Problem[] = [];

/** A form: its fields, the summary of what is wrong, its button, what it says while it waits, and its dialog. */
export default function Form({ label, button, busyButton, handler, email, keep, sending, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const { busy, waiting, outcome, onSubmit, close, ...submission } = useSubmit(handler);
  const { sentence, alert = false, inline, note, next, problems = none, retry = false } = outcome;
  const { mended, look } = useMended(form, handler.rules, problems);
  // The button that ends a request goes with it, and would take the focus along.
  const ends = (verb: () => void) => () => {
    submit.current?.focus();
    verb();
  };
  const cancel = ends(submission.cancel);
  const state = { problems, mended, look, busy, cancel, retry: ends(submission.retry) };
  useKept(form, keep);
  useHydrated(form);
  useEffect(() => {
    // `required` guards the form until now; from here on the summary says what is missing.
    if (form.current) form.current.noValidate = true;
  }, []);
  return (
    <FormContext value={state}>
      <form
        ref={form}
        method="post"
        className={styles.form}
        aria-label={label}
        aria-busy={busy}
        onSubmit={onSubmit}
        onInput={({ target }) => target instanceof HTMLInputElement && look(target.name)}
      >
        <noscript>
          <p className={styles.note}>
            This form needs JavaScript. Please switch it on, or write to{' '}
            <a href={`mailto:${email}`}>{email}</a>.
          </p>
        </noscript>
        <ErrorSummary problems={problems} mended={mended} form={form} />
        {children}
        <div className={styles.actions}>
          <button ref={submit} className={styles.submit} aria-disabled={busy || undefined}>
            {busy ? busyButton : retry ? 'Try again' : button}
          </button>
          {waiting && !sending && (
            <button type="button" className={styles.cancel} onClick={cancel}>
              Cancel
            </button>
          )}
        </div>
        {busy && sending}
        {inline && <p className={styles.error}>{inline}</p>}
        <p role="status" className={styles.note}>
          {waiting && !sending ? 'Still waiting for an answer. You can go on waiting, or cancel.' : note}
        </p>
      </form>
      <Dialog sentence={sentence} alert={alert} next={next} onClose={close} />
    </FormContext>
  );
}
