import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { listen } from './listen.ts';
import { headerRules, redirectRules } from './host-rules.ts';

/** A site that is being served; `close` ends it. */
export interface Served {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** An address of a page with slashes behind it; letters, digits and hyphens alone, so that it leads to no other host. */
const withSlash = /^((?:\/[a-z\d-]+)+)\/+$/i;

/**
 * Serves a built folder on loopback as a good static host would: compressed, `404.html` with status 404, exact letter
 * case, `/about/` sent to `/about`, and the rules of `_headers` and `_redirects`. A file compressed ahead (`about.html.br`)
 * is sent as it is.
 * @param dir the built folder; listed once, at the start
 * @param port 0 for any free one
 */
export async function serveSite(dir: string, port: number): Promise<Served> {
  const rules = headerRules(dir);
  const redirects = redirectRules(dir);
  const missing = readFileSync(join(dir, '404.html'));
  const compress = compression();
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
    response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
    for (const { matches, headers } of rules)
      if (matches(path)) for (const [name, value] of headers) response.setHeader(name, value);
    const bare = withSlash.exec(path)?.[1];
    if (bare) return send(response, bare, 301, query);
    const rule = redirects.find(({ from }) => from === path);
    if (rule && rule.status !== 200) return send(response, rule.to, rule.status, query);
    if (rule) request.url = rule.to;
    if (/^\/(_headers|_redirects)$|\.html$/.test(path)) return notFound(response);
    return files(request, response);
  };
  return serveAnswers((request, response) => {
    // sirv throws at a range that ends before it begins; no file here is so large that a part of it were asked for.
    delete request.headers.range;
    // A file that went away since the folder was listed ends its own answer, not the server.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    // The middleware is typed for Express, whose requests and responses are Node's own with more on them.
    compress(Object.assign(request), Object.assign(response), () => answer(request, response));
  }, port);
}

/** Serves on loopback what a listener answers; port 0 for any free one. */
export async function serveAnswers(answer: RequestListener, port: number): Promise<Served> {
  const server = createServer(answer);
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
