import { ports } from './ports.ts';

/** The public address that the tested sites are built for. */
export const siteUrl = 'https://www.site.test';

/** The origin of the stand-in API. */
export const apiOrigin = `http://localhost:${ports.api.number}`;

/** A built site that the tests use; `npm test` builds both, Playwright's `webServer` serves them. */
interface Site {
  /** The folder it is built into, relative to the project. */
  readonly dir: string;
  readonly origin: string;
}

export const sites = {
  /** The site with the content of the project. */
  unchanged: { dir: '.cache/tests/unchanged', origin: `http://localhost:${ports.site.number}` },
  /** A copy with edits of an owner (`changed-site.ts`). */
  changed: { dir: '.cache/tests/changed', origin: `http://localhost:${ports.changedSite.number}` },
} satisfies Record<string, Site>;

/** Where the stand-in stores what the tests send. */
export const testDataDir = '.cache/tests/data';
