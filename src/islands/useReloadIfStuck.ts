import { useEffect, useState } from 'react';
import { useWindowEvent } from './useWindowEvent.ts';

/**
 * Reloads a page that React can no longer render. When a visitor leaves, WebKit may drop the pending tasks of React, even if no
 * request is running. After Back, React then renders nothing any more.
 */
export function useReloadIfStuck() {
  // `setTimer` asks React for a render. If React renders, the effect stops the timer. If React is stuck, the timer reloads the
  // page.
  const [timer, setTimer] = useState(0);
  useEffect(() => clearTimeout(timer), [timer]);
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) setTimer(window.setTimeout(() => location.reload(), 1000));
  });
}
