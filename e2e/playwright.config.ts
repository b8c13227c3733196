import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium, findHeadlessShell } from './scripts/browsers.ts';
import { ports } from './scripts/ports.ts';
import { apiOrigin, sites, testDataDir } from './scripts/sites.ts';

const { BASE_URL, CI } = process.env;
const serve = 'node e2e/scripts/static-host.ts';
const origins = Object.values(sites).map(({ origin }) => `--origin ${origin}`);

const chromium = (executablePath: string | undefined) => ({
  ...devices['Desktop Chrome'],
  launchOptions: {
    args: chromiumFlags,
    // Visitors have this cache, and tests go back to pages in it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  },
});
const inChromium = /(visitor|applicant|member|owner)\/.*\.spec\.ts$/;

/** The specs that every browser runs, without those that need Chromium. */
const everyBrowser = { testMatch: /(visitor|applicant|member)\/.*\.spec\.ts$/, grepInvert: /@chromium/ };

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: !!CI,
  workers: 2,
  reporter: CI ? [['list'], ['html', { open: 'never', outputFolder: '../playwright-report' }]] : 'list',
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: BASE_URL ?? sites.plain.origin,
    trace: CI ? 'retain-on-failure' : 'off',
    // A click scrolls at once, in half the time. Tests about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // Some build a copy of the site, which takes up to a minute on a busy machine.
    { name: 'unit', testMatch: /\.test\.ts$/, timeout: 120_000 },
    { name: 'chromium', testMatch: inChromium, grepInvert: /@bfcache/, use: chromium(findHeadlessShell()) },
    // The headless shell has no back/forward cache.
    { name: 'chromium-bfcache', testMatch: inChromium, grep: /@bfcache/, use: chromium(findChromium()) },
    { name: 'firefox', ...everyBrowser, use: devices['Desktop Firefox'] },
    { name: 'webkit', ...everyBrowser, use: devices['Desktop Safari'] },
    { name: 'live', testMatch: /live\/.*\.spec\.ts$/, use: chromium(findHeadlessShell()) },
  ],
  // A deployed site brings its own servers.
  ...(BASE_URL === undefined && {
    webServer: [
      { command: `${serve} ${sites.plain.dir} ${ports.site.number}`, url: sites.plain.origin },
      {
        command: `${serve} ${sites.changed.dir} ${ports.changedSite.number} ${apiOrigin}`,
        url: sites.changed.origin,
      },
      {
        command: `node e2e/stand-in/main.ts --port ${ports.api.number} --data ${testDataDir} ${origins.join(' ')}`,
        url: `${apiOrigin}/user_auth/username/available?username=ready`,
      },
    ].map((server) => ({ ...server, cwd: '..' })),
  }),
});
