import { once } from 'node:events';
import type { Server } from 'node:net';

/** A port, set by an environment variable. */
const portFrom = (variable: string, fallback: number) => ({
  variable,
  number: Number(process.env[variable] || fallback),
});

/** The ports on the loopback interface. */
export const ports = {
  site: portFrom('PORT', 4321),
  api: portFrom('API_PORT', 4322),
  /** Used by the tests only, for the second build. */
  changedSite: portFrom('CHANGED_PORT', 4323),
};

/** Makes a server listen on a free port of the loopback interface; returns the port. */
export async function listen(server: Server) {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The public address that the tested sites are built for. */
export const siteUrl = 'https://www.site.test';

/** The origin of the stand-in API. */
export const apiOrigin = `http://localhost:${ports.api.number}`;

/** The sites of the tests. `npm test` builds both into a folder, and Playwright's `webServer` serves them. */
export const sites = {
  /** The site with the content of the project. */
  unchanged: { dir: '.cache/tests/unchanged', origin: `http://localhost:${ports.site.number}` },
  /** The site after edits of an owner (`changed-site.ts`). */
  changed: { dir: '.cache/tests/changed', origin: `http://localhost:${ports.changedSite.number}` },
};

/** The data folder of the stand-in during tests. */
export const testDataDir = '.cache/tests/data';
