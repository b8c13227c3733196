import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type Api, startApi } from './api/server.ts';
import { apiHost } from './hosts.ts';
import { type Served, serveSite } from './serve.ts';

/** What a worker runs: the built site and a stand-in API with a database of its own. */
interface Servers {
  readonly site: Served;
  readonly api: Api;
}

/** Playwright's test on the built site: relative addresses work, and the API's name leads to the worker's stand-in. `dist` is the folder of the build. */
export const test = base.extend<object, { dist: string; servers: Servers }>({
  dist: ['dist', { scope: 'worker', option: true }],
  servers: [
    async ({ dist }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'site-test-'));
      const site = await serveSite(dist, 0);
      const api = await startApi({ port: 0, dataDir, origins: [site.origin] });
      await use({ site, api });
      await Promise.all([site.close(), api.close()]);
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, servers }, use) => {
      const map = `MAP ${new URL(apiHost).host}:80 ${new URL(servers.api.origin).host}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=${map}`] });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ servers }, use) => use(servers.site.origin),
});

export { expect } from '@playwright/test';
