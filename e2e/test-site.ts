import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { builds } from './builds.ts';
import { Door } from './door/door.ts';
import { type RestartableApi, restartableApi } from './fixtures/restartable-api.ts';
import { apiHost, funnelUrl } from './hosts.ts';
import { type Served, serveSite } from './serve.ts';

/** What a worker runs: the built site, a stand-in API with a database of its own, and a door before each. */
interface Servers extends RestartableApi {
  readonly site: Served;
  readonly apiDoor: Door;
  readonly siteDoor: Door;
}

interface Fixtures {
  /** The door before the API, through which the browser calls it; tests make it misbehave. */
  readonly door: Door;
}

interface WorkerFixtures {
  /** The folder of the build the tests run against; see `builds.ts` for the one with every option. */
  readonly dist: string;
  /** What the browser finds under the API's name: the door, or the API itself for tests that stop it. */
  readonly front: 'door' | 'api';
  readonly servers: Servers;
}

/** Playwright's test on the built site: relative addresses work, and the API's name leads to the worker's stand-in. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  dist: [builds.plain.dist, { option: true, scope: 'worker' }],
  front: ['door', { option: true, scope: 'worker' }],
  servers: [
    async ({ dist }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'site-test-'));
      const site = await serveSite(dist, 0);
      const siteDoor = await Door.before(site.origin);
      const api = await restartableApi(dataDir, [site.origin, siteDoor.origin]);
      const apiDoor = await Door.before(api.api.origin);
      await use(Object.assign(api, { site, siteDoor, apiDoor }));
      await Promise.all([siteDoor.close(), apiDoor.close()]);
      await Promise.all([site.close(), api.stopApi()]);
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, servers, front }, use) => {
      const { host } = new URL(front === 'door' ? servers.apiDoor.origin : servers.api.origin);
      const map = [apiHost, funnelUrl].map((url) => `MAP ${new URL(url).host}:80 ${host}`).join();
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
