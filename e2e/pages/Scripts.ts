import type { Page } from '@playwright/test';

const chunks = /\/_astro\/.*\.js$/;

/** The script files of the islands, which a test can delay or withhold. */
export class Scripts {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Holds all of them back until the returned function is called. */
  async hold(): Promise<() => Promise<void>> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    await this.page.route(chunks, async (route) => {
      await promise;
      await route.continue().catch(() => undefined);
    });
    return async () => {
      resolve(undefined);
      await this.restore();
    };
  }

  /** Makes all of them fail: with a status, or without a response. */
  fail(status?: number): Promise<unknown> {
    return this.page.route(chunks, (route) =>
      status === undefined ? route.abort('connectionreset') : route.fulfill({ status }),
    );
  }

  /** Makes the first request fail, and no other. */
  failOnce(): Promise<unknown> {
    return this.page.route(chunks, (route) => route.abort('connectionreset'), { times: 1 });
  }

  /** Lets them through again. */
  restore(): Promise<void> {
    return this.page.unroute(chunks);
  }
}
