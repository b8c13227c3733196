import { clientDirective, whenParsed } from './client-directive.ts';

/** The time after the first frame, for a browser without paint timing. */
const timeoutMs = 300;

/** `client:paint`: hydrates an island after the first paint, which a background or prerendered page does not have yet. */
const { directive, requestHydration } = clientDirective('paint');

const start = () =>
  document.querySelectorAll('astro-island[client="paint"]').forEach((target) => requestHydration({ target }));

whenParsed(() => {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
  requestAnimationFrame(() => setTimeout(start, timeoutMs));
});

export default directive;
