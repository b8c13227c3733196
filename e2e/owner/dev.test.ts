import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../scripts/ports.ts';
import { Project } from '../scripts/project.ts';
import { siteUrl } from '../scripts/sites.ts';

test('npm run dev shows an edited text, an edited company and a mistake at once', async () => {
  test.setTimeout(240_000);
  await using project = await Project.copy();
  const port = await findFreePort();
  const bin = resolve('node_modules/.bin');
  const env = { PATH: `${bin}:${process.env['PATH']}`, ASTRO_TELEMETRY_DISABLED: '1', SITE_URL: siteUrl };
  const server = spawn(join(bin, 'astro'), ['dev', '--port', String(port)], { cwd: project.dir, env });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  // The server does not respond for a moment after it restarts.
  const fetchPage = () =>
    fetch(`http://localhost:${port}/privacy`)
      .then((response) => response.text())
      .catch(() => '');
  // A server that is restarting, or still reading a file, may miss one save.
  const saveUntilShown = (file: string, field: string) => {
    let saves = 0;
    return expect(async () => {
      const value = `Edit ${(saves += 1)} of ${field}`;
      await project.setFields(file, { [field]: value });
      await expect.poll(fetchPage, { timeout: 30_000 }).toContain(value);
    }).toPass({ timeout: 120_000 });
  };
  try {
    await expect.poll(fetchPage, { timeout: 60_000 }).toContain('<h1');
    await saveUntilShown('content/pages/privacy.md', 'title');
    await saveUntilShown('content/site.yaml', 'name');
    await project.setFields('content/pages/privacy.md', { title: null });
    await expect.poll(() => output, { timeout: 60_000 }).toMatch(/privacy[^]*title/);
  } finally {
    server.kill();
    await once(server, 'exit');
  }
});
