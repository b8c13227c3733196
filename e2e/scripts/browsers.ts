import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';
import { pathOf, UserError } from './run.ts';

const { CHROME_PATH } = process.env;
const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const systemHeadlessShell = '/usr/bin/chromium-headless-shell';
const debianPackages = ['chromium', 'chromium-headless-shell'];

/** The Chromium to test with: CHROME_PATH, Playwright's own, or an installed one; undefined if there is none. */
export const findChromium = (): string | undefined =>
  [CHROME_PATH, chromium.executablePath(), ...systemChromium].find((path) => path && existsSync(path));

/**
 * Chromium's headless shell, in which tests take half the time, or else Chromium. Undefined if Playwright's own Chromium is
 * installed, since Playwright then chooses the shell.
 */
export function findHeadlessShell(): string | undefined {
  if (CHROME_PATH) return CHROME_PATH;
  if (existsSync(chromium.executablePath())) return undefined;
  return existsSync(systemHeadlessShell) ? systemHeadlessShell : findChromium();
}

/** The projects whose browser is not installed. */
export const missingBrowsers = (): string[] =>
  [firefox, webkit]
    .filter((browser) => !existsSync(browser.executablePath()))
    .map((browser) => browser.name());

/**
 * Installs Chromium when there is none: Playwright's own, or Debian's packages when the download fails.
 * @throws UserError when neither works
 */
export function installChromium(): void {
  if (findChromium()) return;
  console.log('No Chromium found. Installing one …');
  spawnSync(process.execPath, [pathOf('playwright'), 'install', 'chromium'], { stdio: 'inherit' });
  if (!findChromium() && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-yqq', '--no-install-recommends', ...debianPackages], {
      stdio: 'inherit',
    });
  }
  if (!findChromium())
    throw new UserError('Chromium could not be installed: install Chrome or Chromium, or set CHROME_PATH.');
}

/** Chromium needs to run without a sandbox as root. An emulated GPU makes it ten times slower. */
export const chromiumFlags = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
