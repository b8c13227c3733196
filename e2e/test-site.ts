import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type Api, startApi } from './api/server.ts';
import { Door } from './door/door.ts';
import { apiHost } from './hosts.ts';
import { type Served, serveSite } from './serve.ts';

/** What a worker runs: the built site, a stand-in API with a database of its own, and a door before each. */
interface Servers {
  readonly site: Served;
  readonly api: Api;
  readonly apiDoor: Door;
  readonly siteDoor: Door;
}

interface Fixtures {
  /** The door before the API, through which the browser calls it; tests make it misbehave. */
  readonly door: Door;
}

/**
 * Playwright's test on the built site: relative addresses work, and the API's name leads to the worker's stand-in.
 * `dist` is the folder of the build.
 */
export const test = base.extend<Fixtures, { dist: string; servers: Servers }>({
  dist: ['dist', { scope: 'worker', option: true }],
  servers: [
    async ({ dist }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'site-test-'));
      const site = await serveSite(dist, 0);
      const siteDoor = await Door.before(site.origin);
      const api = await startApi({ port: 0, dataDir, origins: [site.origin, siteDoor.origin] });
      const apiDoor = await Door.before(api.origin);
      await use({ site, api, apiDoor, siteDoor });
      await Promise.all([siteDoor.close(), apiDoor.close()]);
      await Promise.all([site.close(), api.close()]);
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, servers }, use) => {
      const map = `MAP ${new URL(apiHost).host}:80 ${new URL(servers.apiDoor.origin).host}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=${map}`] });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ servers }, use) => use(servers.site.origin),
  door: async ({ servers }, use) => {
    await servers.apiDoor.reset();
    await use(servers.apiDoor);
    await servers.apiDoor.reset();
  },
});

export { expect } from '@playwright/test';
