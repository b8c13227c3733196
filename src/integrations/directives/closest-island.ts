import { hydratedAttribute } from '../../contract.ts';

/** The island with a directive that an event happened in. */
export const closestIsland = ({ target }: Event, directive: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`astro-island[client="${directive}"]`) : null;

/** Whether React has committed the island (`useHydrated`): from then on its own listeners are there. */
export const isHydrated = (island: HTMLElement) => island.hasAttribute(hydratedAttribute);

/** Works once the whole page is there. */
export function afterParsing(work: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work, { once: true });
  else work();
}
