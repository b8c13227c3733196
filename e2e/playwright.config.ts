import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findHeadlessShell } from './support/browser.ts';

const executablePath = findHeadlessShell();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  reporter: 'list',
  // A machine that many share may lose a browser; a test that needed a second try is named as flaky.
  retries: process.env.CI ? 2 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [
    {
      // Specs that need no browser: a launch fails, and so tells that the name of the spec is wrong.
      name: 'node',
      testMatch: /\.node\.spec\.ts$/,
      use: { launchOptions: { executablePath: 'none, since the spec is named *.node.spec.ts' } },
    },
    {
      name: 'browser',
      // The specs of `npm run engines` have browsers of their own.
      testIgnore: /\.node\.spec\.ts$|e2e.engines/,
      use: {
        ...devices['Desktop Chrome'],
        // Traces of every test cost two fifths of the processor time; `--trace on` makes them for one.
        trace: 'on-first-retry',
        launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
      },
    },
  ],
});
