import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { z } from 'astro/zod';
import { chromiumFlags, findChromium } from '../scripts/browsers.ts';

const message = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  params: z
    .object({ sessionId: z.string().optional(), targetInfo: z.object({ type: z.string() }).optional() })
    .optional(),
  result: z.unknown().optional(),
});
const attached = z.object({ sessionId: z.string() });
const evaluated = z.object({
  result: z.object({ value: z.unknown().optional() }).optional(),
  exceptionDetails: z.unknown().optional(),
});
const point = z.object({ x: z.number(), y: z.number() });

/** How to open a tab. */
export interface TabOptions {
  /** A folder for the profile of the browser. */
  profile: string;
  /** Commands for each page before it loads. */
  setUp?: Readonly<Record<string, object>>;
}

/**
 * A tab of a new Chromium, driven by the Chrome DevTools Protocol. Chromium prerenders nothing for a page that a driver such as
 * Playwright is attached to (`PrerenderingDisabledByDevTools`), unless it is attached to its tab.
 */
export class Tab {
  readonly #process: ChildProcess;
  readonly #socket: WebSocket;
  readonly #setUp: NonNullable<TabOptions['setUp']>;
  readonly #pending = new Map<
    number,
    { resolve: (result: unknown) => void; sessionId: string | undefined }
  >();
  /** The sessions of the page that is shown, and of a prerendered one. */
  readonly #sessions: string[] = [];

  private constructor(process: ChildProcess, socket: WebSocket, { setUp = {} }: TabOptions) {
    this.#process = process;
    this.#socket = socket;
    this.#setUp = setUp;
    socket.addEventListener('message', ({ data }) => this.#receive(message.parse(JSON.parse(String(data)))));
  }

  /** Starts Chromium with a blank page. */
  static async open(options: TabOptions): Promise<Tab> {
    const args = [
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${options.profile}`,
      ...chromiumFlags,
    ];
    const process = spawn(findChromium() ?? '', args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let url: string | undefined;
    for await (const line of createInterface(process.stderr)) {
      url = / listening on (ws:.*)/.exec(line)?.[1];
      if (url) break;
    }
    const socket = new WebSocket(url ?? '');
    await once(socket, 'open');
    const tab = new Tab(process, socket, options);
    const target = await tab.#send('Target.createTarget', { url: 'about:blank', forTab: true });
    const { targetId } = z.object({ targetId: z.string() }).parse(target);
    const { sessionId } = attached.parse(
      await tab.#send('Target.attachToTarget', { targetId, flatten: true }),
    );
    const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
    await tab.#send('Target.setAutoAttach', attach, sessionId);
    return tab;
  }

  /** Whether a page is being prerendered. */
  get isPrerendering(): boolean {
    return this.#sessions.length > 1;
  }

  /** Opens a page and returns when it is loaded. */
  async goto(url: string): Promise<void> {
    await this.#send('Page.navigate', { url }, this.#sessions[0]);
    await this.evaluate(
      () => document.readyState === 'complete' || new Promise((done) => addEventListener('load', done)),
    );
  }

  /** Runs a function in the page that is shown; returns its result as JSON, or undefined while the page is replaced. */
  evaluate<T>(run: (arg: T) => unknown, arg?: T): Promise<unknown> {
    return this.#evaluateIn(this.#sessions[0], run, arg);
  }

  /** Runs a function in the prerendered page; undefined if there is none. */
  async evaluatePrerendered(run: () => unknown): Promise<unknown> {
    return this.isPrerendering ? this.#evaluateIn(this.#sessions[1], run) : undefined;
  }

  /** Clicks the element at its centre, as a mouse does. */
  async click(selector: string): Promise<void> {
    const centre = await this.evaluate((selector: string) => {
      const element = document.querySelector(selector);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return { x: x + width / 2, y: y + height / 2 };
    }, selector);
    const mouse = { ...point.parse(centre), button: 'left', clickCount: 1 };
    for (const type of ['mousePressed', 'mouseReleased'])
      await this.#send('Input.dispatchMouseEvent', { ...mouse, type }, this.#sessions[0]);
  }

  /** Ends the browser. */
  async close(): Promise<void> {
    const exit = once(this.#process, 'exit');
    void this.#send('Browser.close');
    await exit;
  }

  async #evaluateIn<T>(session: string | undefined, run: (arg: T) => unknown, arg?: T): Promise<unknown> {
    const expression = `(${run})(${JSON.stringify(arg)})`;
    const params = { expression, awaitPromise: true, returnByValue: true };
    const response = await this.#send('Runtime.evaluate', params, session);
    const { result, exceptionDetails } = evaluated.parse(response ?? {});
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return result?.value;
  }

  /** Sends a command; returns its result, or undefined when it fails, for example because the page is gone. */
  #send(method: string, params: object = {}, sessionId?: string): Promise<unknown> {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const id = this.#pending.size;
    this.#pending.set(id, { resolve, sessionId });
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return promise;
  }

  #receive({ id, method, params = {}, result }: z.infer<typeof message>): void {
    if (id !== undefined) this.#pending.get(id)?.resolve(result);
    const { sessionId, targetInfo } = params;
    if (sessionId === undefined) return;
    if (targetInfo?.type === 'page') this.#addPage(sessionId);
    if (method === 'Target.detachedFromTarget') this.#removePage(sessionId);
  }

  #addPage(sessionId: string): void {
    this.#sessions.push(sessionId);
    // A page that waits for the debugger may not respond.
    for (const [method, params] of Object.entries({ ...this.#setUp, 'Runtime.runIfWaitingForDebugger': {} }))
      void this.#send(method, params, sessionId);
  }

  #removePage(sessionId: string): void {
    this.#sessions.splice(this.#sessions.indexOf(sessionId), 1);
    for (const each of this.#pending.values()) if (each.sessionId === sessionId) each.resolve(undefined);
  }
}
