import type { MouseEvent } from 'react';
import { draftDays } from '../../fields/draft-days.ts';
import * as messages from '../../messages/apply.ts';
import { plural } from '../../messages/plural.ts';
import { isStored } from '../form/draft.ts';
import { useForm } from '../form/form-context.ts';
import Spoken from '../Spoken.tsx';
import Text from '../Text.tsx';

/** Whether a draft is kept, and the button that discards it. */
export default function DraftStatus() {
  const { draft, busy, outcome } = useForm();
  const text = messages.draft(plural(draftDays, 'day'))[draft];
  const discard = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    form?.reset();
    form?.querySelector('input')?.focus();
  };
  return (
    <>
      {text && (
        <Text as="p" className="hint">
          {text}
        </Text>
      )}
      {/* That it is kept would interrupt the typing. The message of a submit is announced. */}
      <Spoken>{draft === 'kept' || busy || outcome ? undefined : text}</Spoken>
      {isStored(draft) && (
        <Text as="button" type="button" className="quiet" disabled={busy} onClick={discard}>
          Discard draft
        </Text>
      )}
    </>
  );
}
