import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { Project } from '../scripts/project.ts';
import { siteUrl } from '../scripts/sites.ts';

async function findFreePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  await once(server.close(), 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

test('npm run dev shows an edited text, an edited company and a mistake at once', async () => {
  test.slow();
  const project = await Project.copy();
  const port = await findFreePort();
  const bin = resolve('node_modules/.bin');
  const env = { PATH: `${bin}:${process.env['PATH']}`, ASTRO_TELEMETRY_DISABLED: '1', SITE_URL: siteUrl };
  const server = spawn(join(bin, 'astro'), ['dev', '--port', String(port)], { cwd: project.dir, env });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  // The server does not respond for a moment after it restarts.
  const read = () =>
    fetch(`http://localhost:${port}/privacy`)
      .then((response) => response.text())
      .catch(() => '');
  const expectSoon = (text: string) => expect.poll(read, { timeout: 45_000 }).toContain(text);
  try {
    await expectSoon('<h1');
    await project.setFields('content/pages/privacy.md', { title: 'Edited once' });
    await expectSoon('Edited once');
    await project.setFields('content/site.yaml', { name: 'Lines & Dots' });
    await expectSoon('Lines &amp; Dots');
    await project.setFields('content/pages/privacy.md', { title: null });
    await expect.poll(() => output, { timeout: 45_000 }).toMatch(/privacy[^]*title/);
  } finally {
    server.kill();
    await once(server, 'exit');
    await project.remove();
  }
});
