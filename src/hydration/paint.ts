import type { ClientDirective } from 'astro';
import { afterPaint, hydrateOnce } from './hydrate.ts';

/** `client:paint`: hydrates after the first paint. */
const paint: ClientDirective = (load, _options, island) => afterPaint(hydrateOnce(load, island));

export default paint;
