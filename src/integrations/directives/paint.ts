import { afterParsing, clientDirective } from './client-directive.ts';

/** How long to wait after the first frame in a browser that reports no paint timing, in milliseconds. */
const timeoutMs = 300;

/** Hydrates an island right after the first paint. A page in the background or prerendered has no frame, and waits. */
const { directive, requestHydration } = clientDirective('paint');

const start = () =>
  document.querySelectorAll<HTMLElement>('astro-island[client="paint"]').forEach(requestHydration);

afterParsing(() => {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
  requestAnimationFrame(() => setTimeout(start, timeoutMs));
});

export default directive;
