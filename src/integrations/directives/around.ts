/** The island with a directive around what an event happened to. */
export const around = ({ target }: Event, directive: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`astro-island[client="${directive}"]`) : null;

/** Whether React has committed the island (`useReady`): from then on its own listeners are there. */
export const isAwake = (island: HTMLElement) => island.hasAttribute('data-awake');

/** Works once the whole page is there. */
export function onceParsed(work: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work, { once: true });
  else work();
}
