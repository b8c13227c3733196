import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.ts';
import { CommandProblem } from './command.ts';

/**
 * Makes sure that there is a browser to test with: what is installed, else Playwright's download, else Debian's
 * package where this is root.
 * @throws CommandProblem when none of them works.
 */
export function ensureBrowser(): void {
  if (findBrowser()) return;
  console.log('No Chromium found: asking Playwright to install one.');
  attempt('playwright', ['install', 'chromium']);
  if (!findBrowser() && process.getuid?.() === 0) {
    console.log('That did not work: trying the Debian package.');
    attempt('apt-get', ['update', '-qq']);
    attempt('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'chromium-headless-shell',
    ]);
  }
  if (!findBrowser())
    throw new CommandProblem(
      'This command needs Chromium or Chrome and found none: install one, or set CHROME_PATH to it, then run it again.',
    );
}

const attempt = (tool: string, args: string[]) =>
  spawnSync(tool, args, { stdio: 'inherit', timeout: 300_000 });
