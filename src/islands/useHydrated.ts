import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { hydratedAttribute, hydratedEvent } from '../contract.ts';
import { carryOverEarly } from './carryOver.ts';

/**
 * Tells the client directives that React has committed the island: only now are its listeners there. Astro says
 * "hydrated" earlier, and a submit that came before would be lost.
 */
export function useHydrated(element: RefObject<HTMLElement | null>) {
  // Before any other effect: to those, what was typed early stands in the island as if it had never been rendered anew.
  useLayoutEffect(() => {
    const island = element.current?.closest('astro-island');
    if (island) carryOverEarly(island);
  }, [element]);
  useEffect(() => {
    // A microtask later the effects of the components around it have run too, such as the one that sets a date.
    queueMicrotask(() => {
      element.current?.closest('astro-island')?.setAttribute(hydratedAttribute, '');
      element.current?.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
    });
  }, [element]);
}
