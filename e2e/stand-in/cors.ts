import type { Route } from './contract.ts';
import { Refusal } from './reply.ts';

/** The site origins that may call the API from a browser; a function when they are known only later. */
export type Origins = readonly string[] | (() => readonly string[]);

/** Whether a request's Origin header names the site. No header means: not sent by a page of another site. */
export function isAllowed(origin: string | undefined, origins: Origins): boolean {
  const known = typeof origins === 'function' ? origins() : origins;
  return origin === undefined || known.includes(origin);
}

/** The headers that let the page of an allowed origin read the answer; for any other origin, none but Vary. */
export function corsHeaders(origin: string | undefined, origins: Origins): Record<string, string> {
  const allowed = origin !== undefined && isAllowed(origin, origins);
  return { vary: 'Origin', ...(allowed && { 'access-control-allow-origin': origin }) };
}

/** What a preflight asks to know: the one method of the route, and a JSON content type. */
export function preflightHeaders(route: Route): Record<string, string> {
  return { 'access-control-allow-methods': route.method, 'access-control-allow-headers': 'content-type' };
}

/** The refusal of a page of another site. */
export function foreignOrigin(): Refusal {
  return new Refusal(403, 'This origin may not call the API');
}
