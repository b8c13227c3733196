import { useEffect, useState } from 'react';
import { useWindowEvent } from './useWindowEvent.ts';

/**
 * Reloads a page that React can no longer render. When a visitor leaves, WebKit may drop the pending tasks of React, even if no
 * request is running. After Back, React then renders nothing any more.
 */
export function useReloadIfStuck() {
  // The timer reloads the page. Only a new render proves that React still works, so the effect itself stops the timer, not its
  // cleanup.
  const [timer, setTimer] = useState(0);
  useEffect(() => clearTimeout(timer), [timer]);
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) setTimer(window.setTimeout(() => location.reload(), 1000));
  });
}
