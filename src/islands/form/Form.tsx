import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import './form.css';
import { type FieldTable, formDataOf } from '../../fields/field-table.ts';
import { errorsIn } from '../../fields/validators.ts';
import { useHydrated } from '../../hydration/useHydrated.ts';
import Dialog from '../dialog/Dialog.tsx';
import ErrorSummary from './ErrorSummary.tsx';
import { FormContext } from './form-context.ts';
import FormStatus, { type FormStatusProps } from './FormStatus.tsx';
import { linesOf } from './outcome.ts';
import { type Submit, useSubmit } from './useSubmit.ts';

interface Props extends FormStatusProps {
  /** The accessible name of the form. */
  label: string;
  fields: FieldTable;
  submit: Submit;
  children: ReactNode;
  /** Shown at the end of the form. */
  footer?: ReactNode;
}

/** A form with its fields, error summary, button, status and dialog. */
export default function Form({ label, fields, submit, children, footer, ...statusProps }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmit(form, fields, submit);
  const { dialog, errors } = submission;
  useHydrated(form);
  const onInput = ({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) => {
    // `ResumeField` validates the file.
    if (!(target instanceof HTMLInputElement) || target.type === 'file') return;
    if (target.name in errors && !(target.name in errorsIn(formDataOf(currentTarget, fields), fields)))
      submission.clearError(target.name);
  };
  const onClose = () => {
    submission.closeDialog();
    if (dialog?.next) location.assign(dialog.next);
  };
  return (
    <FormContext value={submission}>
      <form
        ref={form}
        method="post"
        noValidate
        aria-label={label}
        onSubmit={submission.onSubmit}
        onInput={onInput}
        // Autofill may dispatch no `input`.
        onChange={onInput}
        onReset={submission.clearOutcome}
      >
        <ErrorSummary />
        {children}
        <FormStatus {...statusProps} />
        {footer}
      </form>
      <Dialog
        message={dialog?.message}
        alert={dialog?.alert}
        lines={dialog && linesOf(dialog)}
        onClose={onClose}
      />
    </FormContext>
  );
}
