import type { ReactNode } from 'react';
import Button from '../../hydration/Button.tsx';
import Text from '../../hydration/Text.tsx';
import { stillLoading } from '../../messages/form.ts';
import { slowResponse } from '../../messages/slow-response.ts';
import LiveRegion from '../LiveRegion.tsx';
import { useForm } from './form-context.ts';

export interface FormStatusProps {
  /** The label of the submit button. */
  buttonLabel: string;
  /** Announced while the form is being sent. */
  busyMessage: string;
  /** Shown below the button while the form is being sent. Cancel is then shown from the start, otherwise after a slow response. */
  whileSending?: ReactNode;
}

/**
 * The submit button, Cancel, and the messages below them. The button keeps its name while busy, because a status announces
 * that the form is being sent.
 */
export default function FormStatus({ buttonLabel, busyMessage, whileSending }: FormStatusProps) {
  const { busy, slow, outcome, inlineError, cancel } = useForm();
  const note = slow ? slowResponse : outcome?.note;
  // The dialog of a failure has already announced its note.
  const announcedNote = outcome?.kind === 'failed' ? undefined : note;
  return (
    <>
      <div className="cluster form-buttons">
        <Button className="button" data-busy={busy || undefined}>
          <Text as="span">{buttonLabel}</Text>
        </Button>
        {busy && (slow || whileSending) && (
          <Text as="button" type="button" ref={passFocusOn} className="button secondary" onClick={cancel}>
            Cancel
          </Text>
        )}
        <Text as="p" className="form-loading">
          {stillLoading}
        </Text>
      </div>
      {busy && whileSending}
      {inlineError && (
        <Text as="p" id="failure" className="form-error">
          {inlineError}
        </Text>
      )}
      {note && <Text as="p">{note}</Text>}
      <LiveRegion>{busy && !slow ? busyMessage : announcedNote}</LiveRegion>
    </>
  );
}

/** A ref callback: when Cancel is removed, its focus moves to the submit button. In Safari, a pressed button has no focus. */
function passFocusOn(cancel: HTMLButtonElement) {
  return () => {
    const { activeElement, body } = document;
    if (activeElement === cancel || activeElement === body)
      cancel.parentElement?.querySelector('button')?.focus();
  };
}
