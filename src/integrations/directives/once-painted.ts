/** How long after the first frame a browser that does not tell of it is waited for, in milliseconds. */
const patience = 300;

/**
 * Works once the first frame is on the screen, as the browser tells (Paint Timing). Some keep all timing to themselves:
 * there a frame and a while must do. A page in the background has no frame, and waits.
 */
export function oncePainted(work: () => void): void {
  let told = false;
  const tell = () => {
    if (!told) work();
    told = true;
  };
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    tell();
  }).observe({ type: 'paint', buffered: true });
  requestAnimationFrame(() => setTimeout(tell, patience));
}
