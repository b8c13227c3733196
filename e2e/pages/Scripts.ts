import type { Page } from '@playwright/test';

const chunks = /\/_astro\/.*\.js$/;

/** The script files of the islands: delays them or makes them fail. */
export class Scripts {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Delays all of them, or some, until the returned function is called. */
  async delay(files = chunks): Promise<() => Promise<void>> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    await this.page.route(files, async (route) => {
      await promise;
      await route.continue().catch(() => undefined);
    });
    return async () => {
      resolve(undefined);
      await this.page.unroute(files);
    };
  }

  /** Makes requests for them fail, all or as many as given. */
  fail(options: { times?: number } = {}): Promise<unknown> {
    return this.page.route(chunks, (route) => route.abort('connectionreset'), options);
  }

  /** Ends delays and failures. */
  unroute(): Promise<void> {
    return this.page.unroute(chunks);
  }
}
