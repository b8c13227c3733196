import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { listen } from '../local-servers.ts';

/**
 * The places before an element that follows another one, which may move when it arrives. Before a cell of a table only if the cell
 * has a label, as in `Table.astro`: a browser cannot lay out a table in a text before its widest row has arrived.
 */
const places =
  /(?<=<\/[\w-]+>\s*)(?=<(?:a|button|d[dlt]|details|div|form|h[1-3]|img|input|li|ol|p|section|svg|table|td><span|ul)\b)/g;

/** Serves a page in pieces, as a slow connection does; the test sends each one. All other files arrive at once. */
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
  constructor(dir: string, html: string, start: string, cuts: number) {
    const all = [...html.matchAll(places)].map(({ index }) => index);
    const cutAt = all.filter((place) => place > html.indexOf(start)).slice(0, cuts);
    const ends = [...cutAt, html.length];
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

  /** Sends one piece. Returns the comment at its end, which is empty after the last piece. */
  send(piece: string): string {
    const isLast = piece === this.pieces.at(-1);
    const comment = isLast ? '' : `<!-- ${this.pieces.indexOf(piece)} -->`;
    if (isLast) this.#response?.end(piece);
    else this.#response?.write(piece + comment);
    return comment;
  }

  [Symbol.dispose](): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
