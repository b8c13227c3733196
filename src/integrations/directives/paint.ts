import type { ClientDirective } from 'astro';

/** `client:paint`: hydrates an island right after the first frame. The script of `client:intent` does it, to save bytes. */
const directive: ClientDirective = (...parameters) => window.Astro.intent(...parameters);

export default directive;
