import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectHydrated } from '../pages/hydration.ts';
import { listen } from '../scripts/ports.ts';
import { sites } from '../scripts/sites.ts';

/**
 * Opens the login page, whose HTML arrives in two pieces, and waits for the paint of the first one, which ends before this text.
 * Returns a function that sends the second one.
 */
async function openInTwoPieces(page: Page, text: string): Promise<() => void> {
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<undefined>();
  const html = readFileSync(join(sites.unchanged.dir, 'login.html'), 'utf8');
  const beginning = html.slice(0, html.lastIndexOf(text));
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path !== '/login') {
      response.setHeader('content-type', 'text/javascript');
      response.end(readFileSync(join(sites.unchanged.dir, path)));
      return;
    }
    response.setHeader('content-type', 'text/html');
    response.write(beginning);
    void rest.then(() => response.end(html.slice(beginning.length)));
  });
  page.on('close', () => server.close());
  await page.goto(`http://127.0.0.1:${await listen(server)}/login`, { waitUntil: 'commit' });
  await page.evaluate(
    () => new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true })),
  );
  return () => sendRest(undefined);
}

test('a form that arrives after the first paint is hydrated', async ({ page }) => {
  await page.clock.install();
  const sendRest = await openInTwoPieces(page, '<astro-island');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  // Until every timer of the beginning has run.
  await page.clock.runFor(10_000);
  sendRest();
  await expectHydrated(page, 'main');
});
