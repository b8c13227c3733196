import { type Browser, type BrowserType, chromium, firefox, type LaunchOptions } from '@playwright/test';
import { browserFlags } from '../../support/browser.ts';
import type { Driver, Opening } from './driver.ts';
import './firefox-media.ts';

const height = 800;

/** Browsers of this worker that are open, by what they were opened with: one start takes longer than most tests. */
const browsers = new Map<string, Promise<Browser>>();

function launched(type: BrowserType, options: LaunchOptions): Promise<Browser> {
  const key = JSON.stringify(options);
  const browser = browsers.get(key) ?? type.launch(options);
  browsers.set(key, browser);
  return browser;
}

/** Opens a Chromium of any age from 92 on. */
export async function openChromium(executablePath: string, opening: Opening): Promise<Driver> {
  const options: LaunchOptions = {
    executablePath,
    // Those of 2021 know no other way to stay without a window, and draw with what they bring along.
    args: [...browserFlags, '--headless', '--no-zygote', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
  return driverOf(await launched(chromium, options), opening);
}

/** Opens the Firefox that is installed, by WebDriver BiDi. */
export async function openFirefox(executablePath: string, opening: Opening): Promise<Driver> {
  const pointers = opening.width < 500 ? 1 : 6;
  const browser = await launched(firefox, {
    channel: 'moz-firefox',
    executablePath,
    firefoxUserPrefs: {
      'javascript.enabled': opening.javaScript,
      // A finger on a narrow window, a mouse on a wide one.
      'ui.primaryPointerCapabilities': pointers,
      'ui.allPointerCapabilities': pointers,
    },
  });
  return driverOf(browser, { ...opening, javaScript: true });
}

async function driverOf(browser: Browser, { width, javaScript }: Opening): Promise<Driver> {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: width < 500,
    javaScriptEnabled: javaScript,
  });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  return {
    version: browser.version(),
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    // Playwright's type unwraps handles, which none of these functions give.
    ask: async (work, value) => page.evaluate<ReturnType<typeof work>, unknown>(Object.assign(work), value),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    // A touch by BiDi comes to the page of a Firefox, but no click comes of it.
    ...(width < 500 &&
      browser.browserType() === chromium && { tap: (x: number, y: number) => page.touchscreen.tap(x, y) }),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    choose: (selector, path) => page.setInputFiles(selector, path),
    complaints: () => said,
    close: () => context.close(),
  };
}
