import { startApi } from '../stand-in/server.ts';
import { ports, sites, testDataDir } from '../support/sites/local-servers.ts';
import { serveSite } from './static-host.ts';

/** Playwright's `webServer` starts the stand-in API and both sites, and waits for the last one. */
const origins = Object.values(sites).map(({ origin }) => origin);
await startApi({ port: ports.api.number, dataDir: testDataDir, origins });
await serveSite(sites.changed.dir, ports.changedSite.number);
await serveSite(sites.unchanged.dir, ports.site.number);
