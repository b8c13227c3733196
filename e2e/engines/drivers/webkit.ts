import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Builder, By, Capabilities, Key as Keys, Origin } from 'selenium-webdriver';
import { freePort } from '../../support/ports.ts';
import type { Driver, Opening } from './driver.ts';

const keys = { Tab: Keys.TAB, Enter: Keys.ENTER, Escape: Keys.ESCAPE, Space: Keys.SPACE };
const binary = fileURLToPath(new URL('webkit-window.py', import.meta.url));

/** Opens WebKitGTK through its WebDriver, on a screen that nobody sees. */
export async function openWebkit(program: string, { width, javaScript }: Opening): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = `:${await firstLine(screen.stdout)}`;
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1' };
  const server = spawn(program, ['-p', String(port)], {
    // WebKit's own sandbox needs rights that a container does not give.
    env: { ...env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const said: string[] = [];
  createInterface(server.stdout).on('line', (line) => {
    if (/^CONSOLE .*\b(ERROR|WARN)/.test(line)) said.push(line);
  });
  const stop = () => {
    endGroup(server);
    screen.kill();
  };
  try {
    const address = `http://127.0.0.1:${port}`;
    await answering(address);
    const driver = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(address)
      .withCapabilities(
        new Capabilities({
          browserName: 'WebKitGTK',
          'webkitgtk:browserOptions': { binary, args: javaScript ? [] : ['--no-script'] },
        }),
      )
      .build();
    await driver.manage().window().setRect({ x: 0, y: 0, width, height: 800 });
    const capabilities = await driver.getCapabilities();
    const mouse = (x: number, y: number) =>
      driver.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 50 });
    return {
      version: capabilities.getBrowserVersion() ?? 'unknown',
      open: (address) => driver.get(address),
      reload: () => driver.navigate().refresh(),
      ask: (work, value) => driver.executeScript(work, value),
      move: (x, y) => mouse(x, y).perform(),
      click: (x, y) => mouse(x, y).press().release().perform(),
      key: (key) => driver.actions().sendKeys(keys[key]).perform(),
      type: async (text) => driver.switchTo().activeElement().sendKeys(text),
      choose: async (selector, path) => driver.findElement(By.css(selector)).sendKeys(path),
      complaints: () => said,
      close: async () => {
        await driver.quit();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Waits until the driver listens. */
async function answering(address: string, tries = 100): Promise<void> {
  try {
    await fetch(`${address}/status`);
  } catch (error) {
    if (tries === 0) throw error;
    await wait(100);
    await answering(address, tries - 1);
  }
}

/** Ends the driver with the browser it has started. */
function endGroup({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) process.kill(-pid);
  } catch {
    // It has ended by itself.
  }
}

async function firstLine(stream: Readable): Promise<string> {
  for await (const line of createInterface(stream)) return line;
  throw new Error('There is no screen to draw on: Xvfb said nothing');
}
