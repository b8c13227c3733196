import Button from '../../hydration/Button.tsx';
import Text from '../../hydration/Text.tsx';
import { notLoaded } from '../../messages/sign-out.ts';
import { slowResponse } from '../../messages/slow-response.ts';
import LiveRegion from '../LiveRegion.tsx';
import type { useSignOut } from './useSignOut.ts';

/** The button Signout, with Cancel after a slow response. */
export default function SignOut({ button, busy, slow, start, cancel }: ReturnType<typeof useSignOut>) {
  return (
    <>
      <Button ref={button} type="button" aria-busy={busy || undefined} onClick={start}>
        Signout
      </Button>
      <Text as="p" className="not-loaded below">
        {notLoaded}
      </Text>
      {slow && (
        <div className="below">
          <Text as="p">{slowResponse}</Text>
          <Text as="button" type="button" onClick={cancel}>
            Cancel
          </Text>
        </div>
      )}
      {busy && <LiveRegion>{slow ? slowResponse : undefined}</LiveRegion>}
    </>
  );
}
