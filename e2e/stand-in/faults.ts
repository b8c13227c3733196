import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Network faults that `page.route` cannot imitate, for tests only. The request asks for one in a header:
 * `await page.setExtraHTTPHeaders({ 'x-test-fault': 'cut set-password' })`.
 * - `cors`: no CORS headers, so that the browser hides the response from the page.
 * - `cut`: status 200, and the connection closes in the middle of the body.
 * - `reset`: the connection is reset when the first bytes of the request body arrive.
 * The second word, if present, limits the fault to calls whose path contains it.
 */
export function addFaults(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    const fault = faultOf(request);
    if (fault === 'cors') reply.removeHeader('access-control-allow-origin');
    else if (fault) reply.hijack();
    if (fault === 'reset') raw.once('data', () => raw.socket.resetAndDestroy());
    if (fault === 'cut') raw.resume().once('end', () => cut(reply));
  });
}

function faultOf({ method, url, headers }: FastifyRequest): string | undefined {
  const [fault, path = ''] = String(headers['x-test-fault'] ?? '').split(' ');
  return method !== 'OPTIONS' && url.includes(path) ? fault : undefined;
}

function cut(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '');
  reply.raw.writeHead(200, { 'content-length': 1000 });
  reply.raw.write('{"detail": {"status": "succ', () => reply.raw.destroy());
}
