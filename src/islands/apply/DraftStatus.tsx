import Text from '../../hydration/Text.tsx';
import { draftMessages } from '../../messages/apply.ts';
import { mayHaveArrived } from '../../messages/form.ts';
import { useForm } from '../form/form-context.ts';
import Spoken from '../Spoken.tsx';
import { useDraft } from './useDraft.ts';

/** The state of the draft, and the button that discards the draft. */
export default function DraftStatus() {
  const { busy, outcome } = useForm();
  const { state, isStored, discard } = useDraft();
  // The note of the last submit already explains that no answer came.
  const isNoted = outcome && 'note' in outcome && outcome.note?.includes(mayHaveArrived);
  const text = draftMessages[isNoted && state === 'unanswered' ? 'kept' : state];
  return (
    <>
      {text && (
        <Text as="p" className="form-hint">
          {text}
        </Text>
      )}
      {/* Don’t announce `kept`: it would interrupt the typing. After a submit, its outcome is announced instead. */}
      <Spoken>{state === 'kept' || busy || outcome ? undefined : text}</Spoken>
      {isStored && (
        <Text as="button" type="button" className="quiet" disabled={busy} onClick={discard}>
          Discard draft
        </Text>
      )}
    </>
  );
}
