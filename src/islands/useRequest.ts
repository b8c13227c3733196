import { useEffect, useRef, useState } from 'react';
import { ignoreDoublePresses } from './double-presses.ts';
import { useReloadIfStuck } from './useReloadIfStuck.ts';

/** After this time without a response or progress, the visitor can cancel. */
const slowResponseMs = 10_000;

const idle = { busy: false, slow: false };

/**
 * Runs a request that the visitor starts with a press, one at a time. Ignores double presses, also on the dialog that follows.
 * @returns whether a request is running, whether its response is slow, and functions to run and cancel it
 */
export function useRequest() {
  // A ref, because the state is updated too late for a second press in the same task.
  const running = useRef<AbortController>(undefined);
  const [state, setState] = useState(idle);
  useEffect(ignoreDoublePresses, []);
  // Allow the next request only after React has rendered the outcome.
  useEffect(() => {
    if (!state.busy) running.current = undefined;
  }, [state]);
  useReloadIfStuck();

  /**
   * Runs a request unless one is running. The request must not throw. When it makes progress, it calls `restartTimer`, so that the
   * wait for a response starts again.
   */
  async function run(request: (signal: AbortSignal, restartTimer: () => void) => Promise<void>) {
    if (running.current) return;
    running.current = new AbortController();
    let timer = 0;
    const restartTimer = () => {
      clearTimeout(timer);
      setState({ busy: true, slow: false });
      timer = window.setTimeout(setState, slowResponseMs, { busy: true, slow: true });
    };
    restartTimer();
    await request(running.current.signal, restartTimer);
    clearTimeout(timer);
    // A new object: React skips an equal state, and then the effect above would not run.
    setState({ ...idle });
  }

  return {
    ...state,
    run,
    /** Stays true until React has rendered the outcome. */
    isRunning: () => running.current !== undefined,
    cancel: () => running.current?.abort(),
  };
}
