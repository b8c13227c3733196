import { hydratedAttribute } from '../../dom-contract.ts';
import { clientDirective, whenParsed } from './client-directive.ts';

/** The time after the first frame, for a browser without paint timing. */
const timeoutMs = 300;

/** `client:paint`: hydrates an island after the first paint, which a background or prerendered page does not have yet. */
const { directive, requestHydration } = clientDirective('paint');

/** Runs twice, and an island may be hydrated by then: a second request would report it as failed after a while. */
const start = () =>
  document
    .querySelectorAll<HTMLElement>(`astro-island[client="paint"]:not([${hydratedAttribute}])`)
    .forEach(requestHydration);

whenParsed(() => {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
  requestAnimationFrame(() => setTimeout(start, timeoutMs));
});

export default directive;
