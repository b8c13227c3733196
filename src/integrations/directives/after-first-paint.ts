/** How long after the first frame a browser that keeps paint timing to itself is waited for, in milliseconds. */
const timeout = 300;

/**
 * Works once the first frame is on the screen, as the browser says (Paint Timing). Some keep all timing to themselves:
 * there a frame and a while must do. A page in the background has no frame, and waits.
 */
export function afterFirstPaint(work: () => void): void {
  let done = false;
  const run = () => {
    if (!done) work();
    done = true;
  };
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
  requestAnimationFrame(() => setTimeout(run, timeout));
}
