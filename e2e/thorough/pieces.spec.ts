import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';
import { desktop, phone } from '../visitor/accessibility.ts';
import { watchLayoutShifts } from '../visitor/page-checks.ts';
import { listen, sites } from '../scripts/sites.ts';

// On a slow connection, a browser paints the first piece of the HTML before the next arrives. A piece may end anywhere: here at each tag.
for (const [path, viewport, userId] of [
  ['/', phone, ''],
  ['/login', desktop, '7'],
] as const)
  test(`what a first piece of ${path} shows does not move when the rest arrives`, async ({ page }) => {
    const html = readFileSync(
      join(sites.unchanged.dir, path === '/' ? 'index.html' : `${path}.html`),
      'utf8',
    );
    const body = html.indexOf('>', html.indexOf('<body')) + 1;
    const cuts = [...html.slice(body).matchAll(/(?<=>)|(?=<)/g)].map(({ index }) => body + index);
    let waiting: ServerResponse | undefined;
    const server = createServer((request, response) => {
      if (request.url?.startsWith('/?cut=')) {
        response.setHeader('content-type', 'text/html');
        response.write(html.slice(0, Number(request.url.slice('/?cut='.length))));
        waiting = response;
      } else response.writeHead(404).end();
    });
    page.on('close', () => server.close());
    const origin = `http://127.0.0.1:${await listen(server)}`;
    await page.setViewportSize(viewport);
    await page.addInitScript(watchLayoutShifts);
    await page.addInitScript((userId) => userId && localStorage.setItem('userId', userId), userId);
    const shifts: unknown[] = [];
    for (const cut of cuts) {
      await page.goto(`${origin}/?cut=${cut}`, { waitUntil: 'commit' });
      await page.evaluate(paint);
      waiting?.end(html.slice(cut));
      await page.waitForLoadState();
      await page.evaluate(paint);
      const shift = await page.evaluate(() => Reflect.get(window, 'layoutShift'));
      if (shift > 0) shifts.push([html.slice(cut - 40, cut), shift]);
    }
    expect(shifts).toEqual([]);
  });

/** Runs in the page: resolves in the frame after the next. */
function paint() {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
