import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasLeft, type PageRequest, pageRequest } from '../../api/page-request.ts';
import * as messages from '../../messages/sign-out.ts';
import { slowResponseMs } from '../../messages/slow-response.ts';
import { takeLeftSignOut } from '../../session/session.ts';
import { signOut } from '../../session/sign-out.ts';
import { whenActivated } from '../when-activated.ts';

/**
 * The state of the Signout button. It allows one request at a time. A page finishes what an earlier one began.
 * @param login gets the focus if the button was removed
 */
export function useSignOut(login: RefObject<HTMLElement | null>) {
  const button = useRef<HTMLButtonElement>(null);
  const running = useRef<PageRequest>(undefined);
  const [busy, setBusy] = useState(false);
  const [slow, setSlow] = useState(false);
  const [outcome, setOutcome] = useState<{ message?: string; alert?: boolean }>({});

  const start = async () => {
    if (running.current) return;
    const request = pageRequest();
    running.current = request;
    const timer = setTimeout(() => setSlow(true), slowResponseMs);
    setBusy(true);
    const result = await signOut(request);
    clearTimeout(timer);
    if (running.current !== request) return;
    setBusy(false);
    setSlow(false);
    if (result === 'left') running.current = undefined;
    else setOutcome({ message: messages[result], alert: result === 'noUser' });
  };
  /** On a new page, and on a return to this one. */
  const resume = useEffectEvent(() => {
    // The request that ended when this page entered the back/forward cache.
    if (running.current && hasLeft(running.current.signal)) {
      running.current = undefined;
      setBusy(false);
      setSlow(false);
      setOutcome({});
    }
    if (takeLeftSignOut()) void start();
  });
  useEffect(() => {
    whenActivated(() => resume());
    const controller = new AbortController();
    addEventListener('pageshow', () => resume(), { signal: controller.signal });
    return () => controller.abort();
  }, []);
  const closeDialog = () => {
    running.current?.end('cancelled');
    running.current = undefined;
    setOutcome({});
    // The button may be removed, and Safari does not focus a clicked button.
    (button.current ?? login.current)?.focus();
  };
  const cancel = () => running.current?.end('cancelled');
  return { button, busy, slow, outcome, start, cancel, closeDialog };
}
