import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';
import { expectHydrated } from '../pages/hydration.ts';
import { listen } from '../scripts/ports.ts';
import { sites } from '../scripts/sites.ts';

test('a form that arrives after the first paint is hydrated', async ({ page }) => {
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<undefined>();
  const html = readFileSync(join(sites.plain.dir, 'login.html'), 'utf8');
  const beginning = html.slice(0, html.lastIndexOf('<astro-island'));
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path !== '/login') {
      response.setHeader('content-type', 'text/javascript');
      response.end(readFileSync(join(sites.plain.dir, path)));
      return;
    }
    response.setHeader('content-type', 'text/html');
    response.write(beginning);
    void rest.then(() => response.end(html.slice(beginning.length)));
  });
  await page.clock.install();
  await page.goto(`http://127.0.0.1:${await listen(server)}/login`, { waitUntil: 'commit' });
  await page.evaluate(
    () => new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true })),
  );
  await expect(page.getByRole('textbox')).toHaveCount(0);
  // Until every timer of the beginning has run.
  await page.clock.runFor(10_000);
  sendRest(undefined);
  await expectHydrated(page.getByRole('main'));
  server.close();
});
