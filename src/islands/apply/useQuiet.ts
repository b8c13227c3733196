import { useEffect, useState } from 'react';

/** The moments at which a silence is worth a word, in seconds. */
const moments = [10, 30] as const;

/** For how long nothing has moved: 0, 10 or 30 seconds; each new value of `moved` starts again. */
export function useQuiet(moved: unknown): number {
  const [quiet, setQuiet] = useState({ since: moved, seconds: 0 });
  useEffect(() => {
    const timers = moments.map((seconds) =>
      setTimeout(() => setQuiet({ since: moved, seconds }), seconds * 1000),
    );
    return () => timers.forEach(clearTimeout);
  }, [moved]);
  return quiet.since === moved ? quiet.seconds : 0;
}
