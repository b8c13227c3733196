/** Runs what belongs to the visit: at once, or when a prerendered page is activated, which may be much later or never. */
export function whenActivated(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
