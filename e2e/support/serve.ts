import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { listen } from '../stand-in/listen.ts';
import { headerRules, redirectRules } from './host-rules.ts';

/** A site that is being served; `close` ends it. */
export interface Served {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a built folder on loopback as a good static host would: compressed, `404.html` with status 404, exact letter
 * case, `/about/` sent to `/about`, and the rules of `_headers` and `_redirects`. A file compressed ahead (`about.html.br`)
 * is sent as it is.
 * @param dir the built folder; read once, at the start
 * @param port 0 for any free one
 */
export async function serveSite(dir: string, port: number): Promise<Served> {
  const rules = headerRules(dir);
  const redirects = redirectRules(dir);
  const missing = readFileSync(join(dir, '404.html'));
  const compress = compression();
  const apply = (path: string, response: ServerResponse) => {
    for (const { matches, headers } of rules)
      if (matches(path)) for (const [name, value] of headers) response.setHeader(name, value);
  };
  const notFound = (response: ServerResponse) => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(missing);
  };
  // Not `dev`: the folder is listed once, so that a path is found in its exact letter case on every disk.
  const files = sirv(dir, {
    extensions: ['html'],
    etag: true,
    brotli: true,
    onNoMatch: (_request, response) => notFound(response),
  });

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const [path = '/', query] = (request.url ?? '/').split('?');
    apply(path, response);
    if (path.length > 1 && path.endsWith('/'))
      return send(response, path.replace(/\/+$/, '') || '/', 301, query);
    const rule = redirects.find(({ from }) => from === path);
    if (rule && rule.status !== 200) return send(response, rule.to, rule.status, query);
    if (rule) request.url = rule.to;
    if (/^\/(_headers|_redirects)$|\.html$/.test(path)) return notFound(response);
    return files(request, response);
  };
  const server = createServer((request, response) => {
    // The middleware is typed for Express, whose requests and responses are Node's own with more on them.
    compress(Object.assign(request), Object.assign(response), () => answer(request, response));
  });
  const origin = await listen(server, port);
  return {
    origin,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, path: string, status: number, query: string | undefined) {
  response.writeHead(status, { location: query === undefined ? path : `${path}?${query}` });
  response.end();
}
