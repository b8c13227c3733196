import type { Page } from '@playwright/test';

/** The calls, as paths. */
export const calls = {
  login: '/user_auth/login',
  usernameCheck: '/user_auth/username/available',
  create: '/user_auth/create',
  emailCheck: '/user_auth/email/available',
  setPassword: '/user_auth/set-password',
  apply: '/user_auth/internInformation/',
  logout: '/user_auth/logout',
} as const;

/** The requests of the page to the API: counted, answered, delayed. */
export class Api {
  readonly page: Page;
  readonly #requests: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => {
      if (request.method() !== 'OPTIONS') this.#requests.push(new URL(request.url()).pathname);
    });
  }

  /** The number of requests that the page has sent to a path. */
  requests(path: string): number {
    return this.#requests.filter((each) => each === path).length;
  }

  /** Responds to a call in place of the API; `body` is sent as JSON, a string as it is. */
  respond(path: string, status: number, body: unknown = {}): Promise<unknown> {
    return this.page.route(this.#url(path), (route) =>
      route.fulfill({
        status,
        contentType: typeof body === 'string' ? 'text/html' : 'application/json',
        headers: { 'access-control-allow-origin': '*' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  }

  /** Aborts a call without a response. */
  abort(path: string, reason: 'connectionreset' | 'connectionrefused' = 'connectionreset'): Promise<unknown> {
    return this.page.route(this.#url(path), (route) => route.abort(reason));
  }

  /** Delays a call until the returned function is called. It then gets the response set before, or that of the API. */
  async hold(path: string): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    await this.page.route(this.#url(path), async (route) => {
      await promise;
      // The page may have cancelled the request meanwhile.
      await route.fallback().catch(() => undefined);
    });
    return () => resolve(undefined);
  }

  /** Removes all of the above. */
  restore(): Promise<void> {
    return this.page.unrouteAll({ behavior: 'ignoreErrors' });
  }

  #url(path: string) {
    return (url: URL) => url.pathname === path;
  }
}
