import type { IncomingMessage } from 'node:http';
import { takeBody } from './body.ts';
import type { Reply, Route } from './contract.ts';
import type { Origins } from './cors.ts';
import { foreignOrigin, isAllowed, preflightHeaders } from './cors.ts';
import { Refusal } from './reply.ts';

/**
 * Answers a request with its route, or with a refusal: 403 for a page of another site, 404, 405, 413 and what
 * the route refuses. Rejects when the client goes away, or with whatever went wrong.
 */
export async function dispatch(
  request: IncomingMessage,
  route: Route | undefined,
  query: URLSearchParams,
  origins: Origins,
): Promise<Reply> {
  try {
    const admitted = admit(request, route, origins);
    const body = await takeBody(request, admitted.maxBytes);
    if (!body) throw new Refusal(413, 'The request is too large');
    if (request.method === 'OPTIONS') return { status: 204, headers: preflightHeaders(admitted) };
    return await admitted.handle({ query, contentType: request.headers['content-type'] ?? '', body });
  } catch (error) {
    if (error instanceof Refusal) return error.reply;
    throw error;
  }
}

function admit({ method, headers }: IncomingMessage, route: Route | undefined, origins: Origins): Route {
  if (method !== 'GET' && !isAllowed(headers.origin, origins)) throw foreignOrigin();
  if (!route) throw new Refusal(404, 'Not Found');
  if (method === route.method || method === 'OPTIONS') return route;
  throw new Refusal(405, 'Method Not Allowed', { allow: `${route.method}, OPTIONS` });
}
