import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { listen } from '../sites/local-servers.ts';

/** Serves one page in pieces, as a slow connection does; the test sends each one. All other files arrive at once. */
export async function startSlowServer(dir: string, pieces: readonly string[]) {
  let page: ServerResponse | undefined;
  const server = createServer(({ url = '' }, response) => {
    if (url.startsWith('/_astro/'))
      return void response.setHeader('content-type', 'text/javascript').end(readFileSync(join(dir, url)));
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(pieces[0]);
    page = response;
  });

  /** Sends one piece. Returns the comment that marks its end; empty for the last piece. */
  function send(piece: string): string {
    const isLast = piece === pieces.at(-1);
    const comment = isLast ? '' : `<!-- ${pieces.indexOf(piece)} -->`;
    if (isLast) page?.end(piece);
    else page?.write(piece + comment);
    return comment;
  }

  const stop = () => server.close().closeAllConnections();
  return { origin: `http://127.0.0.1:${await listen(server)}`, send, [Symbol.dispose]: stop };
}
