import { type InputEvent, type ReactNode, useEffect, useRef } from 'react';
import { type FieldTable, formDataOf } from '../../fields/field-table.ts';
import { problemsIn } from '../../fields/validators.ts';
import { useHydrated } from '../useHydrated.ts';
import Dialog from './Dialog.tsx';
import ErrorSummary from './ErrorSummary.tsx';
import { FormContext } from './form-context.ts';
import FormStatus from './FormStatus.tsx';
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
  /** Where a draft is stored. Without it there is none. */
  persist?: Persistence;
  children: ReactNode;
  /** Shown below the button while the form is being sent. */
  sending?: ReactNode;
  /** Shown at the end of the form. */
  below?: ReactNode;
}

/** A form: its fields, the summary of errors, the button, the status and the dialog. */
export default function Form({ label, fields, submit, persist, children, below, ...status }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const draft = usePersistedFields(form, fields, persist);
  const submission = useSubmit(form, fields, submit);
  const { outcome, problems, early, onSubmit, clearOutcome, clearError, closeDialog } = submission;
  useHydrated(form);
  useEffect(() => {
    // Without a script the browser checks `required`; with one the error summary lists the problems.
    form.current?.setAttribute('novalidate', '');
  }, []);
  const onInput = ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    draft.save();
    // `ResumeField` validates the file.
    if (!(target instanceof HTMLInputElement) || target.type === 'file') return;
    const isInvalid = problemsIn(formDataOf(currentTarget, fields), fields).some(
      ({ field }) => field === target.name,
    );
    if (!isInvalid && problems.some(({ field }) => field === target.name)) clearError(target.name);
  };
  const onReset = () => {
    draft.clear();
    clearOutcome();
  };
  const shown = problems.map((each) => (each.field === early?.field ? early : each));
  return (
    <FormContext value={{ ...submission, problems: shown, draft: draft.state }}>
      <form
        ref={form}
        method="post"
        aria-label={label}
        onSubmit={onSubmit}
        onInput={onInput}
        onReset={onReset}
      >
        <ErrorSummary />
        {children}
        <FormStatus {...status} />
        {below}
      </form>
      <Dialog {...outcome} onClose={closeDialog} />
    </FormContext>
  );
}
