import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { type FieldTable, formDataOf } from '../../fields/field-table.ts';
import { problemsIn } from '../../fields/validators.ts';
import { useHydrated } from '../../hydration/useHydrated.ts';
import Dialog from '../dialog/Dialog.tsx';
import Details from './Details.tsx';
import ErrorSummary from './ErrorSummary.tsx';
import { FormContext } from './form-context.ts';
import FormStatus from './FormStatus.tsx';
import { linesOf } from './outcome.ts';
import { type Submit, useSubmit } from './useSubmit.ts';

interface Props {
  /** The accessible name of the form. */
  label: string;
  /** The label of the submit button. */
  button: string;
  /** Announced while the form is being sent. */
  busyMessage: string;
  fields: FieldTable;
  submit: Submit;
  children: ReactNode;
  /** Shown below the button while the form is being sent. */
  sending?: ReactNode;
  /** Shown at the end of the form. */
  below?: ReactNode;
}

/** A form: its fields, the summary of errors, the button, the status and the dialog. */
export default function Form({ label, fields, submit, children, below, ...statusProps }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmit(form, fields, submit);
  const { dialog, problems } = submission;
  useHydrated(form);
  const onInput = ({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) => {
    // `ResumeField` validates the file.
    if (!(target instanceof HTMLInputElement) || target.type === 'file') return;
    const isTarget = ({ field }: { field: string }) => field === target.name;
    if (problems.some(isTarget) && !problemsIn(formDataOf(currentTarget, fields), fields).some(isTarget))
      submission.clearError(target.name);
  };
  const onClose = () => {
    submission.closeDialog();
    if (dialog?.next) location.assign(dialog.next);
  };
  const lines = dialog ? linesOf(dialog) : [];
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
        {below}
      </form>
      <Dialog message={dialog?.message} alert={dialog?.kind === 'failed' && dialog.alert} onClose={onClose}>
        {lines.length > 0 && <Details lines={lines} />}
      </Dialog>
    </FormContext>
  );
}
