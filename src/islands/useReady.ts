import { type RefObject, useEffect } from 'react';

/**
 * Tells the client directives that React has committed the island: only now are its listeners there. Astro says
 * "hydrated" earlier, and a submit that came before would be lost.
 */
export function useReady(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    element.current?.dispatchEvent(new Event('island:ready', { bubbles: true }));
  }, [element]);
}
