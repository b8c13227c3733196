import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { listen } from '../listen.ts';
import { type Handler, passThrough, receive } from './exchange.ts';
import { type FaultName, faults } from './faults.ts';

/**
 * A reverse proxy on loopback for fault injection. It passes everything through to a real server, counts what comes, and
 * fails where a test tells it to: a page then meets a connection that really drops. Paths are exact, or begin as stated
 * when they end in `*`.
 */
export class FaultProxy {
  readonly origin: string;
  readonly #server: Server;
  readonly #upstream: string;
  readonly #rules = new Map<string, Handler>();
  readonly #preflights = new Map<string, () => unknown>();
  readonly #seen: { readonly method: string; readonly path: string }[] = [];
  /** Chromium repeats a POST when its warm connection drops: so every connection ends with its answer, unless told. */
  #warm = false;

  private constructor(server: Server, origin: string, upstream: string) {
    this.#server = server;
    this.origin = origin;
    this.#upstream = upstream;
    server.on('request', (request, response) => this.#answer(request, response));
  }

  /** Starts a fault proxy before the server at the origin `upstream`, at any free port unless one is given. */
  static async before(upstream: string, port = 0): Promise<FaultProxy> {
    const server = createServer();
    return new FaultProxy(server, await listen(server, port), upstream);
  }

  /** Every request to this path meets the fault from now on; preflights are answered well. */
  inject(path: string, fault: FaultName | Handler): void {
    this.#rules.set(path, typeof fault === 'function' ? fault : faults[fault]);
  }

  /** Requests to this path wait, until the function given back is called; then they pass. */
  hold(path: string): () => void {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.inject(path, async (exchange) => {
      await promise;
      if (!exchange.response.destroyed) await passThrough(exchange);
    });
    return () => resolve(undefined);
  }

  /** Does something when a call to this path has asked whether it may come, before it is told that it may. */
  atPreflight(path: string, action: () => unknown): void {
    this.#preflights.set(path, action);
  }

  /** Lets connections live on after their answer, as most servers do. */
  keepWarm(): void {
    this.#warm = true;
  }

  /** Refuses every new connection, and lets none live on. */
  shut(): void {
    this.#server.close();
  }

  /** Passes everything through again. */
  async clear(): Promise<void> {
    this.#rules.clear();
    this.#preflights.clear();
    this.#warm = false;
    if (!this.#server.listening) await listen(this.#server, Number(new URL(this.origin).port));
  }

  /** Drops who is still waiting, clears the faults, and forgets what it counted. */
  async reset(): Promise<void> {
    this.#server.closeAllConnections();
    this.#seen.length = 0;
    await this.clear();
  }

  /** How many requests came to this path; preflights are not among them. */
  calls(path: string): number {
    return this.#seen.filter((seen) => seen.path === path && seen.method !== 'OPTIONS').length;
  }

  /** Stops the fault proxy for good. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const path = url.replace(/\?.*/, '');
    this.#seen.push({ method, path });
    const preflight = method === 'OPTIONS';
    try {
      const exchange = await receive(request, response, this.#upstream, this.#warm ? 'keep-alive' : 'close');
      if (preflight) await this.#preflights.get(path)?.();
      await (preflight ? permit : this.#handler(path))(exchange);
    } catch (error) {
      // A browser that went away is nobody's mistake.
      if (!request.socket.destroyed) throw error;
    }
  }

  #handler(path: string): Handler {
    for (const [rule, handler] of this.#rules)
      if (rule === path || (rule.endsWith('*') && path.startsWith(rule.slice(0, -1)))) return handler;
    return passThrough;
  }
}

/** Passes a preflight on; its answer is not remembered, so that every call asks. */
const permit: Handler = async ({ pass, send }) => {
  const { headers, ...answer } = await pass();
  send({ ...answer, headers: { ...headers, 'access-control-max-age': '0' } });
};
