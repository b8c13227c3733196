import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { listen } from '../scripts/sites.ts';

/**
 * The start tags of elements that may change the layout. Cells of tables only if they have a label, as in `Table.astro`: a browser
 * cannot lay out a table in a text before its widest row has arrived.
 */
const starts =
  /<(?:a|button|dd|details|div|dl|dt|footer|form|h[1-3]|input|li|nav|ol|p|section|select|svg|td><span|ul)\b/g;

/**
 * Serves one page in pieces, as a slow connection does. The test sends each piece. All other files arrive at once.
 */
export class PieceServer {
  readonly pieces: readonly string[];
  #response: ServerResponse | undefined;
  readonly #server;

  /**
   * @param dir the folder of the built site
   * @param html the page, which is cut before elements of its body
   * @param cuts the number of cuts, at equal distances
   */
  constructor(dir: string, html: string, cuts: number) {
    const body = html.indexOf('<body');
    const places = [...html.matchAll(starts)].map(({ index }) => index).filter((index) => index > body);
    const chosen = Array.from(
      { length: cuts },
      (_, cut) => places[Math.floor((cut * places.length) / cuts)] ?? 0,
    );
    const ends = [...new Set(chosen), html.length];
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
