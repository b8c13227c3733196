import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../support/fixtures/project.ts';
import { freePort } from '../support/ports.ts';

/** A home that nobody can write, and what a shell may hold that is no business of `npm start`. */
const shell = { HOME: '/dev/null/home', NODE_ENV: 'development', SOCIAL_IMAGES: 'skip' };

test('npm start says what it does and where, lives on whatever happens in its folder, and ends with npm', async ({
  project,
  start,
}) => {
  test.slow();
  const ports = async () => ({ PORT: String(await freePort()), API_PORT: String(await freePort()) });
  const used = await ports();
  const [site, api] = [`http://localhost:${used.PORT}`, `http://127.0.0.1:${used.API_PORT}`];
  const npm = start(['npm', 'start'], { ...shell, ...used });
  const status = async (path: string, headers = {}) => (await fetch(site + path, { headers })).status;

  await test.step('it prints warnings and addresses, and no log of the build', async () => {
    await expect.poll(npm.printed, { timeout: 120_000 }).toContain('Ctrl+C');
    expect(npm.printed()).toContain('Building the site …');
    for (const address of [site, api]) expect(npm.printed()).toContain(address);
    // What is the owner's to act on begins with its level, as in “[WARN] [content]”.
    expect(npm.printed()).not.toMatch(/^\S+ \[(build|vite|types|content)\]|generating|telemetry/im);
  });

  await test.step('an odd range and a second start in the same folder do it no harm', async () => {
    expect(await status('/about', { range: 'bytes=5-2' })).toBe(200);
    const second = await start(['npm', 'start', '--silent'], { ...shell, ...(await ports()) }).ended;
    expect(second.code).toBe(1);
    expect(second.printed).toContain('"npm start" already runs in this folder: stop it first.\n');
    expect(await status('/about')).toBe(200);
  });

  await test.step('a file that goes away takes nothing but its own answer with it', async () => {
    await rm(join(project.dir, '.cache/start/site/about.html'));
    await status('/about').catch(() => undefined);
    expect(await status('/contact')).toBe(200);
  });

  await test.step('when npm is ended, both ports are free', async () => {
    npm.end();
    for (const address of [site, api])
      await expect.poll(() => fetch(address).catch(() => 'nobody answers')).toBe('nobody answers');
  });
});
