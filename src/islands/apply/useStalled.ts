import { useEffect, useState } from 'react';

/** The moments at which a standstill is worth a word, in seconds. */
const moments = [10, 30] as const;

/** For how long nothing has moved: 0, 10 or 30 seconds; each new value of `progress` starts again. */
export function useStalled(progress: unknown): number {
  const [stalled, setStalled] = useState({ since: progress, seconds: 0 });
  useEffect(() => {
    const timers = moments.map((seconds) =>
      setTimeout(() => setStalled({ since: progress, seconds }), seconds * 1000),
    );
    return () => timers.forEach(clearTimeout);
  }, [progress]);
  return stalled.since === progress ? stalled.seconds : 0;
}
