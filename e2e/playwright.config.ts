import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findHeadlessShell } from './support/browser.ts';

const executablePath = findHeadlessShell();

export default defineConfig({
  testDir: '.',
  // These have browsers of their own: `npm run engines`.
  testIgnore: /e2e.engines/,
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  reporter: 'list',
  // A machine that many share may lose a browser; a test that needed a second try is named as flaky.
  retries: process.env.CI ? 2 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    trace: 'retain-on-failure',
    launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
  },
});
