import { useStore } from '@nanostores/react';
import Text from '../../hydration/Text.tsx';
import { draftMessages } from '../../messages/apply.ts';
import { useForm } from '../form/form-context.ts';
import LiveRegion from '../LiveRegion.tsx';
import { $draft, draftNote } from './draft.ts';
import { useDraft } from './useDraft.ts';

/** Keeps the draft of the form, shows its state, and has the button that discards it. */
export default function FormDraft() {
  const { busy, outcome } = useForm();
  const discard = useDraft();
  const state = useStore($draft);
  const note = draftNote(state, busy, outcome);
  const text = draftMessages[note];
  return (
    <>
      {text && (
        <Text as="p" className="form-hint">
          {text}
        </Text>
      )}
      {/* Don’t announce `saved`: it would interrupt the typing. After a submit, its outcome is announced instead. */}
      <LiveRegion>{note === 'saved' || busy || outcome ? undefined : text}</LiveRegion>
      {state.draft && (
        <Text as="button" type="button" className="button secondary" disabled={busy} onClick={discard}>
          Discard draft
        </Text>
      )}
    </>
  );
}
