import { startApi } from '../stand-in/server.ts';
import { apiOrigin, ports, sites, testDataDir } from './sites.ts';
import { serveSite } from './static-host.ts';

/** For Playwright's `webServer`: the stand-in API and both sites. The last one is ready when all are. */
const origins = Object.values(sites).map(({ origin }) => origin);
await startApi({ port: ports.api.number, dataDir: testDataDir, origins });
await serveSite(sites.changed.dir, ports.changedSite.number, apiOrigin);
await serveSite(sites.unchanged.dir, ports.site.number);
