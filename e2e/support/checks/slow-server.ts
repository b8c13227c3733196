import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { listen, sites } from '../sites/local-servers.ts';

/**
 * Serves the start of a page of the changed site, and the rest when the test sends it, as a slow connection does. All other files
 * arrive at once.
 */
export async function startSlowServer(start: string) {
  let page: ServerResponse | undefined;
  const server = createServer(({ url = '' }, response) => {
    const isScript = url.startsWith('/_astro/');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    if (isScript) return void response.end(readFileSync(join(sites.changed.dir, url)));
    page = response;
    page.write(start);
  });

  return {
    origin: `http://127.0.0.1:${await listen(server)}`,
    send: (html: string) => page?.write(html),
    end: (html: string) => page?.end(html),
    [Symbol.dispose]: () => server.close().closeAllConnections(),
  };
}
