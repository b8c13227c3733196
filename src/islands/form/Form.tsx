import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { type FieldTable, formDataOf } from '../../fields/field-table.ts';
import { problemsIn } from '../../fields/validators.ts';
import { useHydrated } from '../useHydrated.ts';
import Dialog from '../dialog/Dialog.tsx';
import Details from './Details.tsx';
import { isStored } from './draft.ts';
import ErrorSummary from './ErrorSummary.tsx';
import { FormContext } from './form-context.ts';
import FormStatus from './FormStatus.tsx';
import { linesOf } from './outcome.ts';
import { useDraft } from './useDraft.ts';
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
  /** The key of the draft in local storage. Without it there is none. */
  draftKey?: string;
  children: ReactNode;
  /** Shown below the button while the form is being sent. */
  sending?: ReactNode;
  /** Shown at the end of the form. */
  below?: ReactNode;
}

/** A form: its fields, the summary of errors, the button, the status and the dialog. */
export default function Form({ label, fields, submit, draftKey, children, below, ...statusProps }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, fields, draftKey);
  const submission = useSubmit(form, fields, draft.track(submit));
  const { busy, dialog, problems } = submission;
  useHydrated(form);
  const onInput = ({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) => {
    const isText = target instanceof HTMLInputElement && target.type !== 'file';
    // A chosen file adds nothing to a draft that is not stored.
    if (isText || isStored(draft.state)) draft.save();
    // `ResumeField` validates the file.
    if (!isText) return;
    const isInvalid = problemsIn(formDataOf(currentTarget, fields), fields).some(
      ({ field }) => field === target.name,
    );
    if (!isInvalid && problems.some(({ field }) => field === target.name)) submission.clearError(target.name);
  };
  const onReset = () => {
    // A success resets it while busy.
    draft.remove(busy ? 'none' : 'discarded');
    submission.clearOutcome();
  };
  const onClose = () => {
    submission.closeDialog();
    if (dialog?.next) location.assign(dialog.next);
  };
  const lines = dialog ? linesOf(dialog) : [];
  return (
    <FormContext value={{ ...submission, draft: draft.state }}>
      <form
        ref={form}
        method="post"
        noValidate
        aria-label={label}
        onSubmit={submission.onSubmit}
        onInput={onInput}
        // Autofill may dispatch no `input`. React calls this for both events.
        onChange={(event) => event.nativeEvent.type !== 'input' && onInput(event)}
        onReset={onReset}
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
