import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { builds } from './builds.ts';
import { FaultProxy } from './fault-proxy/fault-proxy.ts';
import { type RestartableApi, restartableApi } from './fixtures/restartable-api.ts';
import { apiHost } from './hosts.ts';
import { type Served, serveSite } from './serve.ts';

/** What a worker runs: the built site, a stand-in API with a database of its own, and a fault proxy before each. */
interface Servers extends RestartableApi {
  readonly site: Served;
  readonly apiProxy: FaultProxy;
  readonly siteProxy: FaultProxy;
}

interface Fixtures {
  /** The fault proxy before the API, through which the browser calls it; tests inject faults. */
  readonly faultProxy: FaultProxy;
}

interface WorkerFixtures {
  /** The folder of the build the tests run against; see `builds.ts` for the one with every option. */
  readonly dist: string;
  /** What the browser finds under the API's name: the fault proxy, or the API itself for tests that stop it. */
  readonly front: 'fault proxy' | 'api';
  readonly servers: Servers;
}

/** Playwright's test on the built site: relative addresses work, and the API's name leads to the worker's stand-in. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  dist: [builds.plain.dist, { option: true, scope: 'worker' }],
  front: ['fault proxy', { option: true, scope: 'worker' }],
  servers: [
    async ({ dist }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'site-test-'));
      const site = await serveSite(dist, 0);
      const siteProxy = await FaultProxy.before(site.origin);
      const api = await restartableApi(dataDir, [site.origin, siteProxy.origin]);
      const apiProxy = await FaultProxy.before(api.api.origin);
      await use(Object.assign(api, { site, siteProxy, apiProxy }));
      await Promise.all([siteProxy.close(), apiProxy.close()]);
      await Promise.all([site.close(), api.stopApi()]);
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, servers, front }, use) => {
      const { host } = new URL(front === 'fault proxy' ? servers.apiProxy.origin : servers.api.origin);
      const map = `MAP ${new URL(apiHost).host}:80 ${host}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=${map}`] });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ servers }, use) => use(servers.site.origin),
  faultProxy: async ({ servers }, use) => {
    await servers.apiProxy.reset();
    await use(servers.apiProxy);
    await servers.apiProxy.reset();
  },
});

export { expect } from '@playwright/test';
