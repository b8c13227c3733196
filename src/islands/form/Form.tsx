import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { FieldTable } from '../../fields/field-table.ts';
import { problemsIn } from '../../fields/validators.ts';
import { noScript } from '../../messages/form.ts';
import { useHydrated } from '../useHydrated.ts';
import Dialog from './Dialog.tsx';
import ErrorSummary from './ErrorSummary.tsx';
import { FormContext } from './form-context.ts';
import FormStatus from './FormStatus.tsx';
import Mailbox from './Mailbox.tsx';
import { type Persistence, usePersistedFields } from './usePersistedFields.ts';
import { type Submit, useSubmit } from './useSubmit.ts';

interface Props {
  /** The accessible name of the form. */
  label: string;
  /** The label of the submit button, and while it is busy. */
  button: string;
  busyButton: string;
  fields: FieldTable;
  submit: Submit;
  /** Where the text is kept; without it nothing is. */
  persistence?: Persistence;
  /** The mailbox for visitors who cannot use the form. */
  email: string;
  /** The fields as elements. */
  children: ReactNode;
  /** Shown below the button while the form is being sent. */
  sending?: ReactNode;
  /** Shown at the end. */
  below?: ReactNode;
}

/** A form: its fields, the summary of errors, the button, the status and the dialog. */
export default function Form({
  label,
  fields,
  submit,
  persistence,
  email,
  children,
  below,
  ...status
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const draft = usePersistedFields(form, fields, persistence);
  const submission = useSubmit(form, fields, submit, draft.clear);
  const { busy, outcome, problems, onSubmit, clearError, closeDialog } = submission;
  useHydrated(form);
  useEffect(() => {
    // `required` guards the form until it is hydrated; from then on the summary lists what is missing.
    form.current?.setAttribute('novalidate', '');
  }, []);
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    // The resume is validated by its own field.
    if (!(target instanceof HTMLInputElement) || target.type === 'file') return;
    const isInvalid = problemsIn(new FormData(currentTarget), fields).some(
      ({ field }) => field === target.name,
    );
    if (!isInvalid && problems.some(({ field }) => field === target.name)) clearError(target.name);
  };
  return (
    <FormContext value={{ ...submission, draft: draft.state }}>
      <form
        ref={form}
        method="post"
        aria-label={label}
        aria-busy={busy}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        <noscript>
          <p>
            <Mailbox text={noScript} email={email} />
          </p>
        </noscript>
        <ErrorSummary />
        {children}
        <FormStatus {...status} />
        {below}
      </form>
      <Dialog {...outcome} onClose={closeDialog} />
    </FormContext>
  );
}
