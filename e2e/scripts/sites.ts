import { ports } from './ports.ts';

/** The public address that the tested sites are built for. */
export const siteUrl = 'https://www.site.test';

/** The origin of the stand-in API. */
export const apiOrigin = `http://localhost:${ports.api.number}`;

/** The sites of the tests. `npm test` builds both into a folder, and Playwright's `webServer` serves them. */
export const sites = {
  /** The site with the content of the project. */
  unchanged: { dir: '.cache/tests/unchanged', origin: `http://localhost:${ports.site.number}` },
  /** A copy with edits of an owner (`changed-site.ts`). */
  changed: { dir: '.cache/tests/changed', origin: `http://localhost:${ports.changedSite.number}` },
};

/** Where the stand-in stores what the tests send. */
export const testDataDir = '.cache/tests/data';
