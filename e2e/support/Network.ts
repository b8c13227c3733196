import { createServer, type RequestListener } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { calls } from './calls.ts';
import { apiOrigin, listen } from './sites/local-servers.ts';

/** The script files of the islands. Astro adds a query when it requests a file again. */
export const islandScripts = /\/_astro\/.*\.js(\?|$)/;

/** Redirects a POST, which browsers repeat as a GET. */
export const redirectToGet: RequestListener = (_, response) =>
  response.writeHead(303, { location: `${apiOrigin}${calls.usernameCheck}?username=redirected` }).end();

const at = (target: string | RegExp) =>
  typeof target === 'string' ? (url: URL) => url.pathname === target : target;

/** Records the requests of a page, and mocks responses, delays and faults. A target is a path, or a pattern of a URL. */
export class Network {
  readonly page: Page;
  /** The paths that the page has requested. */
  readonly requests: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => {
      if (request.method() !== 'OPTIONS') this.requests.push(new URL(request.url()).pathname);
    });
  }

  /** Waits until the page has sent this many requests to a path. */
  async expectRequests(path: string, count: number) {
    await expect.poll(() => this.requests.filter((each) => each === path).length).toBe(count);
  }

  /** Responds to a call in place of the API. */
  fulfill(path: string, status: number, json: object = {}) {
    const headers = { 'access-control-allow-origin': '*' };
    return this.page.route(at(path), (route) => route.fulfill({ status, headers, json }));
  }

  /** Lets a real server respond to a call until the page is closed, for faults that a mocked response cannot have. */
  async serve(path: string, respond: RequestListener) {
    const server = createServer((request, response) => {
      response.setHeader('access-control-allow-origin', '*');
      if (request.method === 'OPTIONS') response.writeHead(204).end();
      else respond(request, response);
    });
    this.page.on('close', () => server.close().closeAllConnections());
    const url = `http://127.0.0.1:${await listen(server)}`;
    await this.page.route(at(path), (route) => route.continue({ url }));
  }

  /**
   * Ends requests with a connection error: all of them, or the first `times`. Later requests pass. The route stays, because
   * Playwright may lose events of requests while it removes a route.
   */
  abort(target: string | RegExp, times = Infinity) {
    let aborted = 0;
    return this.page.route(at(target), (route) =>
      aborted++ < times ? route.abort('connectionreset') : route.fallback(),
    );
  }

  /** Delays requests until the returned function is called. Then they go to the mocked response, or to the server. */
  async delay(target: string | RegExp): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    await this.page.route(at(target), async (route) => {
      await promise;
      // The page may have cancelled the request meanwhile.
      await route.fallback().catch(() => undefined);
    });
    return () => resolve(undefined);
  }

  /** Removes all mocks, faults and delays of the page. */
  unrouteAll() {
    return this.page.unrouteAll();
  }
}
