import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findBrowser } from './browser.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  reporter: process.env.CI ? [['list'], ['github']] : 'list',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    trace: 'retain-on-failure',
    launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
  },
});
