import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { listen } from '../api/listen.ts';
import { type Behaviour, passThrough, receive } from './exchange.ts';
import { type FaultName, faults } from './faults.ts';

/**
 * A front door on loopback before a real server. It passes everything through, counts what comes, and misbehaves where
 * a test tells it to: a page then meets a connection that really drops. Paths are exact, or begin as stated when they
 * end in `*`.
 */
export class Door {
  readonly origin: string;
  readonly #server: Server;
  readonly #behind: string;
  readonly #rules = new Map<string, Behaviour>();
  readonly #preflights = new Map<string, () => unknown>();
  readonly #seen: { readonly method: string; readonly path: string }[] = [];
  /** Chromium repeats a POST when its warm connection drops: so every connection ends with its answer, unless told. */
  #warm = false;

  private constructor(server: Server, origin: string, behind: string) {
    this.#server = server;
    this.origin = origin;
    this.#behind = behind;
    server.on('request', (request, response) => this.#meet(request, response));
  }

  /** Opens a door before the server at the origin `behind`. */
  static async before(behind: string): Promise<Door> {
    const server = createServer();
    return new Door(server, await listen(server, 0), behind);
  }

  /** Every request to this path meets the fault from now on; preflights are answered well. */
  misbehave(path: string, fault: FaultName | Behaviour): void {
    this.#rules.set(path, typeof fault === 'function' ? fault : faults[fault]);
  }

  /** Requests to this path wait, until the function given back is called; then they pass. */
  hold(path: string): () => void {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.misbehave(path, async (exchange) => {
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
  async behave(): Promise<void> {
    this.#rules.clear();
    this.#preflights.clear();
    this.#warm = false;
    if (!this.#server.listening) await listen(this.#server, Number(new URL(this.origin).port));
  }

  /** Drops who is still waiting, behaves, and forgets what it counted. */
  async reset(): Promise<void> {
    this.#server.closeAllConnections();
    this.#seen.length = 0;
    await this.behave();
  }

  /** How many requests came to this path; preflights are not among them. */
  calls(path: string): number {
    return this.#seen.filter((seen) => seen.path === path && seen.method !== 'OPTIONS').length;
  }

  /** Shuts the door for good. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #meet(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const path = url.replace(/\?.*/, '');
    this.#seen.push({ method, path });
    const preflight = method === 'OPTIONS';
    try {
      const exchange = await receive(request, response, this.#behind, this.#warm ? 'keep-alive' : 'close');
      if (preflight) await this.#preflights.get(path)?.();
      await (preflight ? permit : this.#behaviour(path))(exchange);
    } catch (error) {
      // A browser that went away is nobody's mistake.
      if (!request.socket.destroyed) throw error;
    }
  }

  #behaviour(path: string): Behaviour {
    for (const [rule, behaviour] of this.#rules)
      if (rule === path || (rule.endsWith('*') && path.startsWith(rule.slice(0, -1)))) return behaviour;
    return passThrough;
  }
}

/** Passes a preflight on; its answer is not remembered, so that every call asks. */
const permit: Behaviour = async ({ pass, send }) => {
  const { headers, ...answer } = await pass();
  send({ ...answer, headers: { ...headers, 'access-control-max-age': '0' } });
};
