import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const systemShell = '/usr/bin/chromium-headless-shell';

const firstOf = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/**
 * A whole browser: the one CHROME_PATH names, else Playwright's own where it is installed, else the system's; nothing
 * when there is none.
 */
export const findBrowser = (): string | undefined =>
  firstOf([process.env.CHROME_PATH, chromium.executablePath(), ...systemBrowsers]);

/**
 * What most tests run in: the headless shell, which draws no window and so takes half the processor time, but keeps no
 * page to come back to. Nothing where Playwright's own is installed, which is what Playwright then starts by itself.
 */
export function findHeadlessShell(): string | undefined {
  if (existsSync(chromium.executablePath()) && !process.env.CHROME_PATH) return undefined;
  return firstOf([process.env.CHROME_PATH, systemShell]) ?? findBrowser();
}

/** The options of a launch, for a test that needs what only a whole browser has: its cache of pages, its settings. */
export function inWholeBrowser<Options extends object>(options: Options) {
  const executablePath = findBrowser();
  return { ...options, ...(executablePath && { executablePath }) };
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
