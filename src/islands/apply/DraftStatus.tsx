import { draftDays } from '../../fields/draft-days.ts';
import * as messages from '../../messages/apply.ts';
import { mayHaveArrived } from '../../messages/form.ts';
import { plural } from '../../messages/plural.ts';
import { useForm } from '../form/form-context.ts';
import Spoken from '../Spoken.tsx';
import Text from '../../hydration/Text.tsx';
import { useDraft } from './useDraft.ts';

/** Whether a draft is kept, and the button that discards it. */
export default function DraftStatus() {
  const { form, busy, outcome } = useForm();
  const { state, isStored, discard } = useDraft();
  // The note of the last submit is above.
  const isNoted = outcome && 'note' in outcome && outcome.note?.includes(mayHaveArrived);
  const text = messages.draft(plural(draftDays, 'day'))[isNoted && state === 'unanswered' ? 'kept' : state];
  const onDiscard = () => {
    discard();
    form.current?.querySelector('input')?.focus();
  };
  return (
    <>
      {text && (
        <Text as="p" className="hint">
          {text}
        </Text>
      )}
      {/* That it is kept would interrupt the typing. The message of a submit is announced. */}
      <Spoken>{state === 'kept' || busy || outcome ? undefined : text}</Spoken>
      {isStored && (
        <Text as="button" type="button" className="quiet" disabled={busy} onClick={onDiscard}>
          Discard draft
        </Text>
      )}
    </>
  );
}
