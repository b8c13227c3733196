/** Runs at once, or on a prerendered page when the visitor opens it, which may be much later or never. */
export function whenActivated(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
