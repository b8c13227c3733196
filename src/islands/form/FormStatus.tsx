import type { ReactNode } from 'react';
import { stillLoading } from '../../messages/form.ts';
import { slowResponse } from '../../messages/slow-response.ts';
import Button from '../../hydration/Button.tsx';
import Spoken from '../Spoken.tsx';
import Text from '../../hydration/Text.tsx';
import { useForm } from './form-context.ts';

interface Props {
  button: string;
  busyMessage: string;
  /** Shown while the form is being sent. With it, Cancel is shown at once, not only after a slow response. */
  sending?: ReactNode;
}

/**
 * The submit button, Cancel, and the messages below them. The name of the button stays the same while busy, since a message
 * is announced.
 */
export default function FormStatus({ button, busyMessage, sending }: Props) {
  const { busy, slow, outcome, inlineError, cancel } = useForm();
  // Announced here. The dialog of a failure has announced its note.
  const news = slow ? slowResponse : outcome?.kind === 'note' ? outcome.note : undefined;
  const note = news ?? (outcome?.kind === 'failed' ? outcome.note : undefined);
  return (
    <>
      <div className="cluster actions">
        <Button data-busy={busy || undefined}>
          <Text as="span">{button}</Text>
        </Button>
        {busy && (slow || sending) && (
          <Text as="button" type="button" ref={passFocusOn} className="quiet" onClick={cancel}>
            Cancel
          </Text>
        )}
        <Text as="p" className="loading">
          {stillLoading}
        </Text>
      </div>
      {busy && sending}
      {inlineError && (
        <Text as="p" id="failure" className="error">
          {inlineError}
        </Text>
      )}
      {note && <Text as="p">{note}</Text>}
      <Spoken>{busy && !slow ? busyMessage : news}</Spoken>
    </>
  );
}

/** A ref callback: before Cancel is removed, its focus moves to the submit button. Safari gives a pressed button no focus. */
function passFocusOn(cancel: HTMLButtonElement) {
  return () => {
    const { activeElement, body } = document;
    if (activeElement === cancel || activeElement === body)
      cancel.parentElement?.querySelector('button')?.focus();
  };
}
