import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../support/browser.ts';
import { farServer } from './slow.ts';
import { median, table } from './table.ts';

/** Ways visitors go: from a page, by a link in its main part, to the next. */
const ways = [
  ['/', '/moredev'],
  ['/services', '/Itservice'],
  ['/careers', '/positions'],
  ['/positions', '/jobdescbe'],
  ['/jobdescbe', '/interns'],
  ['/interns', '/freshers'],
  ['/login', '/signup'],
] as const;

/** How long a pointer rests on the link before it is pressed, and how long the press lasts, in milliseconds. */
interface Hand {
  readonly rest: number;
  readonly press: number;
}
const mouse: Hand = { rest: 400, press: 100 };
const finger: Hand = { rest: 0, press: 100 };

/** How long the server takes to answer, in milliseconds. */
const delay = 400;

/**
 * Follows links on a server that answers late, and prints the time from the click to the first paint of the next
 * page, with speculation rules and without: medians, in milliseconds.
 */
export async function clicks(origin: string, runs: number): Promise<void> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: browserFlags, ...(executablePath && { executablePath }) });
  const plain = await farServer(origin, { delay, speculation: false });
  const ahead = await farServer(origin, { delay, speculation: true });
  const rows: string[][] = [];
  for (const [from, to] of ways) {
    const times = async (server: string, hand: Hand) => {
      const measured: number[] = [];
      for (let number = 0; number < runs; number += 1)
        measured.push(await clickToPaint(browser, server, from, to, hand));
      return String(Math.round(median(measured)));
    };
    rows.push([
      `${from} to ${to}`,
      await times(plain.origin, mouse),
      await times(ahead.origin, finger),
      await times(ahead.origin, mouse),
    ]);
    console.error(rows.at(-1)?.join(' · '));
  }
  await Promise.all([browser.close(), plain.close(), ahead.close()]);
  const { rest, press } = mouse;
  console.log(
    table(['from click to paint, ms', 'without', `pressed ${press} ms`, `rested on ${rest} ms`], rows),
  );
}

async function clickToPaint(browser: Browser, origin: string, from: string, to: string, hand: Hand) {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  // Whoever reads the page before the press has its scripts by then; six at a time is all that HTTP/1.1 lets through.
  await page.goto(from, { waitUntil: 'networkidle' });
  // In storage, since the next page is another document.
  await page.evaluate(() => {
    const note = (event: Event) =>
      localStorage.setItem('clicked', String(performance.timeOrigin + event.timeStamp));
    addEventListener('click', note, { capture: true });
  });
  await page.locator(`main a[href="${to}"]`).first().hover();
  await setTimeout(hand.rest);
  await page.mouse.down();
  await setTimeout(hand.press);
  await page.mouse.up();
  await page.waitForURL(to);
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === 'first-contentful-paint')
              resolve(performance.timeOrigin + startTime - Number(localStorage.getItem('clicked')));
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await context.close();
  return painted;
}
