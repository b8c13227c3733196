import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import * as say from '../catalogue/form.ts';
import Dialog from './Dialog.tsx';
import ErrorSummary from './ErrorSummary.tsx';
import styles from './Form.module.css';
import { FormContext } from './formState.ts';
import Mailbox from './Mailbox.tsx';
import { usePersistedFields } from './usePersistedFields.ts';
import { useHydrated } from './useHydrated.ts';
import { useResolvedErrors } from './useResolvedErrors.ts';
import type { Submission } from './useSubmit.ts';
import type { Problem, Rules } from './validators.ts';

interface Props {
  /** What the form is called. */
  label: string;
  /** The words on its button, and while it is busy. */
  button: string;
  busyButton: string;
  rules: Rules;
  form: RefObject<HTMLFormElement | null>;
  submission: Submission;
  /** The mailbox for those who can't use the form. */
  email: string;
  /** Keeps what is typed, never a password, for this tab under this name. */
  persistAs?: string;
  /** Stands above the form. */
  above?: ReactNode;
  /** What stands under the button while it is busy, in place of the words and the Cancel that come after a while. */
  sending?: ReactNode;
  /** It was put up anew, since somebody else had changed its HTML. */
  redrawn: boolean;
  children: ReactNode;
}

const none: readonly Problem[] = [];

/**
 * A form: its fields, the summary of what is wrong, its button, what it says while it waits, and its dialog.
 * The page may be translated, and each text replaced, at any time: a text that changes is alone in an element that stays.
 */
export default function FormBody(props: Props) {
  const { label, button, busyButton, rules, form, submission, email, persistAs, above, sending } = props;
  const submit = useRef<HTMLButtonElement>(null);
  const { busy, waiting, outcome } = submission;
  const { sentence, alert = false, inline, note, next, problems = none, retry = false, clear } = outcome;
  const { resolved, revalidate } = useResolvedErrors(form, rules, problems);
  // The button that ends a request goes with it, and would take the focus along.
  const ends = (verb: () => void) => () => {
    submit.current?.focus();
    verb();
  };
  const cancel = ends(submission.cancel);
  const state = { problems, resolved, revalidate, busy, cancel, retry: ends(submission.retry) };
  usePersistedFields(form, persistAs);
  useHydrated(form);
  useEffect(() => {
    // `required` guards the form until now; from here on the summary says what is missing.
    form.current?.setAttribute('novalidate', '');
  }, [form]);
  return (
    <FormContext value={state}>
      {above}
      <form
        ref={form}
        method="post"
        className={styles.form}
        aria-label={label}
        aria-busy={busy}
        onSubmit={submission.onSubmit}
        onInput={({ target }) => target instanceof HTMLInputElement && revalidate(target.name)}
      >
        <noscript>
          <p>
            {say.noScript} <Mailbox email={email} />.
          </p>
        </noscript>
        {props.redrawn && clear !== 'all' && (
          <p role="alert" className={styles.summary}>
            {say.redrawn} <Mailbox email={email} />.
          </p>
        )}
        <ErrorSummary problems={problems} resolved={resolved} form={form} />
        {props.children}
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
          {waiting && !sending ? say.waiting : note}
        </p>
      </form>
      <Dialog sentence={sentence} alert={alert} next={next} onClose={submission.close} />
    </FormContext>
  );
}
