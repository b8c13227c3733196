import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { listen } from '../../scripts/sites.ts';

/**
 * The elements that follow another element, whose layout may change when they arrive. A cell of a table only if it has a label, as
 * in `Table.astro`: a browser cannot lay out a table in a text before its widest row has arrived.
 */
const siblings =
  /(?<=<\/[\w-]+>\s*)<(?:a|button|details|div|dl|dd|dt|footer|form|h[1-3]|img|input|li|nav|ol|p|section|select|svg|table|td><span|ul)\b/g;

/** Serves a page in pieces, each when the test sends it. A slow connection delivers pages like this. All other files arrive at once. */
export class PieceServer {
  readonly pieces: readonly string[];
  #response: ServerResponse | undefined;
  readonly #server;

  /**
   * @param dir the folder of the built site
   * @param html the page
   * @param start the start tag after which the page is cut
   * @param cuts the most cuts
   */
  constructor(dir: string, html: string, start: '<body' | '<main', cuts: number) {
    const places = [...html.matchAll(siblings)].map(({ index }) => index);
    const chosen = places.filter((place) => place > html.indexOf(start)).slice(0, cuts);
    const ends = [...chosen, html.length];
    this.pieces = ends.map((end, index) => html.slice(ends[index - 1] ?? 0, end));
    this.#server = createServer(({ url = '' }, response) => {
      if (url.startsWith('/_astro/'))
        return void response.setHeader('content-type', 'text/javascript').end(readFileSync(join(dir, url)));
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.write(this.pieces[0]);
      this.#response = response;
    });
  }

  /** Starts the server, and returns its origin. */
  async start(): Promise<string> {
    return `http://127.0.0.1:${await listen(this.#server)}`;
  }

  /** Sends one piece. */
  send(piece: string): void {
    if (piece === this.pieces.at(-1)) this.#response?.end(piece);
    else this.#response?.write(piece);
  }

  [Symbol.dispose](): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
