import { useEffect, useRef, useState } from 'react';
import { slowResponseMs } from '../messages/slow-response.ts';

const idle = { busy: false, slow: false };

/** A request that the visitor starts, one at a time: whether it is under way, whether it takes long, and Cancel. */
export function useRequest() {
  // A ref, since the state is updated too late for a second press in the same task.
  const running = useRef<AbortController>(undefined);
  const [state, setState] = useState(idle);
  // Not at the end of the request: a press before its outcome is rendered must not start another one.
  useEffect(() => {
    if (!state.busy) running.current = undefined;
  }, [state]);

  /** Runs a request unless one is running. `onProgress` restarts the timer of the slow-response message. */
  async function run(request: (signal: AbortSignal, onProgress: () => void) => Promise<void>) {
    if (running.current) return;
    running.current = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onProgress = () => {
      clearTimeout(timer);
      setState({ busy: true, slow: false });
      timer = setTimeout(setState, slowResponseMs, { busy: true, slow: true });
    };
    onProgress();
    await request(running.current.signal, onProgress);
    clearTimeout(timer);
    setState({ ...idle });
  }

  return {
    ...state,
    run,
    /** Also true until React has rendered the outcome. */
    isRunning: () => running.current !== undefined,
    cancel: () => running.current?.abort(),
  };
}
