import { defineConfig } from '@playwright/test';
import { engines } from './engines.ts';

/** The same paths in every engine: one after the other, since one engine keeps a small machine busy. */
export default defineConfig<object, { engine: string }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  forbidOnly: !!process.env.CI,
  reporter: 'list',
  retries: process.env.CI ? 2 : 0,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  projects: engines.map(({ name, promised }) => ({
    name,
    use: { engine: name },
    // Below the floor all can be read, and what can't be done is told.
    ...(promised === 'reading'
      ? { testMatch: /(pages|below-floor)\.spec\.ts/ }
      : { testIgnore: /below-floor/ }),
  })),
});
