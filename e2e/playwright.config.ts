import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium, findHeadlessShell } from './scripts/browsers.ts';
import { sites } from './support/sites/local-servers.ts';

const { BASE_URL, CI } = process.env;

const chromium = (executablePath: string | undefined) => ({
  ...devices['Desktop Chrome'],
  launchOptions: {
    args: chromiumFlags,
    // Playwright switches off the back/forward cache, which visitors have.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  },
});
/** Tests that run third-party tools or a full build: `npm run test:thorough`. */
const thorough = /e2e\/thorough\/[^/]+\.(spec|test)\.ts$/;
const browserSpecs = { testMatch: /\.spec\.ts$/, testIgnore: /e2e\/(thorough|live)\// };

/** A test whose result doesn't depend on the engine, or that needs Chromium, has `@chromium` in its title. */
const everyBrowser = { ...browserSpecs, grepInvert: /@chromium/ };

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
    baseURL: BASE_URL ?? sites.unchanged.origin,
    // Screenshots and snapshots of each step take 40 % more time. After a failure there is an ARIA snapshot of the page anyway.
    trace: CI ? { mode: 'retain-on-failure', snapshots: false, screenshots: false } : 'off',
    screenshot: CI ? 'only-on-failure' : 'off',
    // Clicks take half the time when the page scrolls without motion. Tests about motion switch it on.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // No browser. Some tests build a copy of the site, which takes up to a minute on a busy machine.
    { name: 'node', testMatch: /\.test\.ts$/, testIgnore: thorough, timeout: 120_000 },
    { name: 'chromium', ...browserSpecs, grepInvert: /@bfcache/, use: chromium(findHeadlessShell()) },
    // The headless shell has no back/forward cache.
    { name: 'chromium-bfcache', ...browserSpecs, grep: /@bfcache/, use: chromium(findChromium()) },
    { name: 'firefox', ...everyBrowser, use: devices['Desktop Firefox'] },
    { name: 'webkit', ...everyBrowser, use: devices['Desktop Safari'] },
    { name: 'thorough', testMatch: thorough, timeout: 300_000, use: chromium(findHeadlessShell()) },
    { name: 'live', testMatch: /e2e\/live\/[^/]+\.spec\.ts$/, use: chromium(findHeadlessShell()) },
  ],
  // `npm run live` tests a deployed site.
  ...(BASE_URL === undefined && {
    webServer: { command: 'node e2e/scripts/serve.ts', url: sites.unchanged.origin, cwd: '..' },
  }),
});
