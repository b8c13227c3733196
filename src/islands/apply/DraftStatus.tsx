import Text from '../../hydration/Text.tsx';
import { draftMessages } from '../../messages/apply.ts';
import { useForm } from '../form/form-context.ts';
import LiveRegion from '../LiveRegion.tsx';
import { useDraft } from './useDraft.ts';

/** The state of the draft, and the button that discards the draft. */
export default function DraftStatus() {
  const { busy, outcome } = useForm();
  const { note, hasDraft, discard } = useDraft();
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
      {hasDraft && (
        <Text as="button" type="button" className="button secondary" disabled={busy} onClick={discard}>
          Discard draft
        </Text>
      )}
    </>
  );
}
