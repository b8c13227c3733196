import Text from '../../hydration/Text.tsx';
import { draftMessages } from '../../messages/apply.ts';
import { useForm } from '../form/form-context.ts';
import LiveRegion from '../LiveRegion.tsx';
import { useDraft } from './useDraft.ts';

/** The state of the draft, and the button that discards the draft. */
export default function DraftStatus() {
  const { busy, outcome } = useForm();
  const { draft, event, discard } = useDraft();
  // During a submit, a warning is too early. After a submit, its own message says whether the application arrived.
  const warns = draft?.mayHaveArrived && !busy && (!outcome || outcome.kind === 'invalid');
  const note = warns ? 'mayHaveArrived' : event;
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
      {draft && (
        <Text as="button" type="button" className="button secondary" disabled={busy} onClick={discard}>
          Discard draft
        </Text>
      )}
    </>
  );
}
