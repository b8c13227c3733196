import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { appliesTo, readHeaderRules, readRedirectRules } from '../support/sites/host-rules.ts';

/**
 * Serves a built site on the loopback interface as a static host does: compressed, `about.html` at `/about`,
 * `/about/` redirected to it, `404.html` with status 404, and the rules of `_headers` and `_redirects`.
 * @param dir the built folder; its files are listed once, so letter case matters on every file system
 */
export async function serveSite(dir: string, port: number) {
  const headerRules = readHeaderRules(dir);
  const redirectRules = readRedirectRules(dir);
  const notFoundPage = readFileSync(join(dir, '404.html'));
  // `compression` is typed for Express. It is declared as a method here, because TypeScript checks the parameters of methods less
  // strictly, and then accepts Node’s requests.
  const middleware: { compress(request: IncomingMessage, response: ServerResponse, next: () => void): void } =
    { compress: compression() };

  const notFound = (response: ServerResponse) =>
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(notFoundPage);
  const files = sirv(dir, { etag: true, onNoMatch: (_request, response) => notFound(response) });

  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const [path = '/', query] = (request.url ?? '/').split('?');
    const redirect = (to: string, status: number) =>
      response.writeHead(status, { location: query === undefined ? to : `${to}?${query}` }).end();
    response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
    for (const rule of headerRules) if (appliesTo(rule, path)) response.setHeader(rule.name, rule.value);
    // Letters, digits and hyphens only: `//example.com/` must not redirect to another host.
    const withoutSlash = /^((?:\/[a-z\d-]+)+)\/+$/i.exec(path)?.[1];
    if (withoutSlash) return redirect(withoutSlash, 301);
    if (/^\/_(headers|redirects)$/.test(path)) return notFound(response);
    const rule = redirectRules.find(({ from }) => from === path);
    if (rule && rule.status !== 200) return redirect(rule.to, rule.status);
    if (rule) request.url = rule.to;
    return files(request, response);
  };
  const server = createServer((request, response) => {
    middleware.compress(request, response, () => respond(request, response));
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
}
