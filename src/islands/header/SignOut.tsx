import type { Ref } from 'react';
import { notLoaded } from '../../messages/sign-out.ts';
import { slowResponse } from '../../messages/slow-response.ts';
import Button from '../../hydration/Button.tsx';
import Spoken from '../Spoken.tsx';
import Text from '../../hydration/Text.tsx';

interface Props {
  ref: Ref<HTMLButtonElement>;
  busy: boolean;
  slow: boolean;
  start: () => void;
  cancel: () => void;
}

/** The button Signout, with Cancel after a slow response. */
export default function SignOut({ ref, busy, slow, start, cancel }: Props) {
  return (
    <>
      <Button ref={ref} type="button" aria-busy={busy || undefined} onClick={start}>
        Signout
      </Button>
      <Text as="p" className="not-loaded below">
        {notLoaded}
      </Text>
      {slow && (
        <div className="below">
          <Text as="p">{slowResponse}</Text>
          <Button type="button" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
      {busy && <Spoken>{slow ? slowResponse : undefined}</Spoken>}
    </>
  );
}
