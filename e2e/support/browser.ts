import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser the tests run in: the one CHROME_PATH names, else Playwright's own where it is installed, else the
 * system's; nothing when there is none.
 */
export function findBrowser(): string | undefined {
  return [process.env.CHROME_PATH, chromium.executablePath(), ...systemBrowsers].find(
    (path) => path && existsSync(path),
  );
}

/** Flags Chromium needs as root, and those that keep it from calling home while the tests run. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
