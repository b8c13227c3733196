import { existsSync } from 'node:fs';
import type { Driver, Opening } from './drivers/driver.ts';
import { oldChromium } from './drivers/old-chromium.ts';
import { openChromium, openFirefox } from './drivers/playwright.ts';
import { openWebkit } from './drivers/webkit.ts';

/** A browser the site is tried in. */
export interface Engine {
  readonly name: string;
  /** What is promised there: everything, or that all can be read and forms can be sent by mail. */
  readonly promised: 'everything' | 'reading';
  /** Whether its driver can tap as a finger does. */
  readonly fingers: boolean;
  /** Whether it knows that a name on `<details>` means one open at a time; elsewhere that takes JavaScript. */
  readonly namedDetails: boolean;
  /** The program, where it is installed or can be had. */
  readonly find: () => string | undefined;
  readonly open: (program: string, opening: Opening) => Promise<Driver>;
  /** What to install where it is missing, as Debian calls it. */
  readonly missing: string;
}

/** The folder of the build that the engines are shown: it calls the API of this machine by its own port. */
export const enginesDist = '.cache/site-engines';

const installed = (...paths: string[]) => paths.find((path) => existsSync(path));
const old = (version: string) => ({
  fingers: true,
  namedDetails: false,
  find: () => oldChromium(version),
  open: openChromium,
  missing: `the npm package @sparticuz/chromium@${version} could not be had`,
});

/** Every engine, by the name the command takes. */
export const engines: readonly Engine[] = [
  {
    name: 'firefox',
    promised: 'everything',
    fingers: false,
    namedDetails: true,
    find: () => installed('/usr/bin/firefox-esr', '/usr/bin/firefox'),
    open: openFirefox,
    missing: 'install firefox-esr',
  },
  {
    name: 'webkit',
    promised: 'everything',
    fingers: false,
    namedDetails: true,
    find: () => installed('/usr/bin/Xvfb') && installed('/usr/bin/WebKitWebDriver'),
    open: openWebkit,
    missing: 'install webkit2gtk-driver, xvfb, python3-gi and gir1.2-webkit2-4.1',
  },
  { name: 'chromium-107', promised: 'everything', ...old('107.0.0') },
  { name: 'chromium-92', promised: 'reading', ...old('92.0.0') },
];
