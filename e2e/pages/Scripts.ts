import type { Page } from '@playwright/test';

const chunks = /\/_astro\/.*\.js$/;

/** The script files of the islands: delays them or makes them fail. */
export class Scripts {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Delays all of them until the returned function is called. */
  async delay(): Promise<() => Promise<void>> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    await this.page.route(chunks, async (route) => {
      await promise;
      await route.continue().catch(() => undefined);
    });
    return async () => {
      resolve(undefined);
      await this.unroute();
    };
  }

  /** Makes all of them fail: with a status, or without a response. */
  fail(status?: number): Promise<unknown> {
    return this.page.route(chunks, (route) =>
      status === undefined ? route.abort('connectionreset') : route.fulfill({ status }),
    );
  }

  /** Makes only the first request fail. */
  failOnce(): Promise<unknown> {
    return this.page.route(chunks, (route) => route.abort('connectionreset'), { times: 1 });
  }

  /** Ends delays and failures. */
  unroute(): Promise<void> {
    return this.page.unroute(chunks);
  }
}
