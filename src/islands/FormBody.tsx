import { type ReactNode, useEffect } from 'react';
import * as catalogue from '../catalogue/form.ts';
import Dialog from './Dialog.tsx';
import ErrorSummary from './ErrorSummary.tsx';
import styles from './Form.module.css';
import { useForm } from './formState.ts';
import Mailbox from './Mailbox.tsx';
import { usePersistedFields } from './usePersistedFields.ts';
import { useHydrated } from './useHydrated.ts';

interface Props {
  /** What the form is called. */
  label: string;
  /** The words on its button, and while it is busy. */
  button: string;
  busyButton: string;
  /** Keeps what is typed, never a password, for this tab under this name. */
  persistAs?: string;
  /** What stands under the button while it is busy, in place of the words that come after a while; Cancel comes at once. */
  sending?: ReactNode;
  /** Stands at the foot: what it says may grow and shrink, and the button does not move under a hand. */
  below?: ReactNode;
  /** It was put up anew, since somebody else had changed its HTML. */
  redrawn: boolean;
  children: ReactNode;
}

/**
 * A form: its fields, the summary of what is wrong, its button, what it says while it waits, and its dialog.
 * The page may be translated, and each text replaced, at any time: a text that changes is alone in an element that stays.
 */
export default function FormBody(props: Props) {
  const { label, button, busyButton, persistAs, sending, below } = props;
  const { form, email, busy, waiting, outcome, onSubmit, cancel, close, revalidate } = useForm();
  const { sentence, alert = false, inline, note, next, retry = false, done } = outcome;
  usePersistedFields(form, persistAs);
  useHydrated(form);
  useEffect(() => {
    // `required` guards the form until now; from here on the summary says what is missing.
    form.current?.setAttribute('novalidate', '');
  }, [form]);
  return (
    <>
      <form
        ref={form}
        method="post"
        className={styles.form}
        aria-label={label}
        aria-busy={busy}
        onSubmit={onSubmit}
        onInput={({ target }) => target instanceof HTMLInputElement && revalidate(target.name)}
      >
        <noscript>
          <p>
            {catalogue.noScript} <Mailbox email={email} />.
          </p>
        </noscript>
        {props.redrawn && !done && (
          <p role="alert" className={styles.summary}>
            {catalogue.redrawn} <Mailbox email={email} />.
          </p>
        )}
        <ErrorSummary />
        {props.children}
        <div className={styles.actions}>
          <button className={styles.submit} aria-disabled={busy || undefined}>
            {busy ? busyButton : retry ? 'Try again' : button}
          </button>
          {(sending ? busy : waiting) && (
            <button type="button" className={styles.outline} onClick={cancel}>
              Cancel
            </button>
          )}
        </div>
        {busy && sending}
        {inline && <p className={styles.error}>{inline}</p>}
        <p role="status">{waiting && !sending ? catalogue.waiting : note}</p>
        {below}
      </form>
      <Dialog sentence={sentence} alert={alert} next={next} onClose={close} />
    </>
  );
}
