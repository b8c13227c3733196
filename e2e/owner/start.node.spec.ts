import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { environment, type Project, runIn, test as base } from '../support/fixtures/project.ts';
import { freePort } from '../support/ports.ts';

/** A home that nobody can write, and what a shell may hold that is no business of `npm start`. */
const shell = { HOME: '/dev/null/home', NODE_ENV: 'development', SOCIAL_IMAGES: 'skip' };

interface Started {
  readonly npm: ReturnType<typeof spawn>;
  readonly printed: string;
  readonly site: string;
  readonly api: string;
}

const test = base.extend<{ started: Started }>({
  started: [
    async ({ project }, use) => {
      const [PORT, API_PORT] = [String(await freePort()), String(await freePort())];
      const npm = spawn('npm', ['start'], {
        cwd: project.dir,
        env: environment({ ...shell, PORT, API_PORT }),
      });
      let printed = '';
      for (const stream of [npm.stdout, npm.stderr])
        stream.on('data', (chunk) => {
          printed += String(chunk);
        });
      await expect.poll(() => printed, { timeout: 120_000 }).toContain('Ctrl+C');
      await use({ npm, printed, site: `http://localhost:${PORT}`, api: `http://127.0.0.1:${API_PORT}` });
      npm.kill();
    },
    { timeout: 150_000 },
  ],
});

const secondStart = async ({ dir }: Project) => {
  const ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) };
  return runIn(dir, 'npm', ['start', '--silent'], { ...shell, ...ports });
};

test('npm start says what it does and where, lives on whatever happens in its folder, and ends with npm', async ({
  project,
  started: { npm, printed, site, api },
}) => {
  test.slow();
  const status = async (path: string, headers = {}) => (await fetch(site + path, { headers })).status;

  await test.step('it prints warnings and addresses, and no log of the build', async () => {
    expect(printed).toContain('Building the site …');
    for (const address of [site, api]) expect(printed).toContain(address);
    // What is the owner's to act on begins with its level, as in “[WARN] [content]”.
    expect(printed).not.toMatch(/^\S+ \[(build|vite|types|content)\]|generating|telemetry/im);
  });

  await test.step('an odd range and a second start in the same folder do it no harm', async () => {
    expect(await status('/about', { range: 'bytes=5-2' })).toBe(200);
    const { code, printed } = await secondStart(project);
    expect(code).toBe(1);
    expect(printed).toContain('"npm start" already runs in this folder: stop it first.\n');
    expect(await status('/about')).toBe(200);
  });

  await test.step('a file that goes away takes nothing but its own answer with it', async () => {
    await rm(join(project.dir, '.cache/start/site/about.html'));
    await status('/about').catch(() => undefined);
    expect(await status('/contact')).toBe(200);
  });

  await test.step('when npm is ended, both ports are free', async () => {
    npm.kill('SIGTERM');
    for (const address of [site, api])
      await expect.poll(() => fetch(address).catch(() => 'nobody answers')).toBe('nobody answers');
  });
});
