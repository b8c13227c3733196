import type { ClientDirective } from 'astro';

/** `client:paint`: hydrates an island after the first paint. The script of `client:intent` does it, to save bytes. */
const directive: ClientDirective = (...parameters) => window.Astro.intent(...parameters);

export default directive;
