import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { freePort } from '../support/ports.ts';
import { environment, type Project, test as base } from '../support/fixtures/project.ts';
import { siteUrl } from '../support/hosts.ts';

const page = 'content/pages/privacy.md';

/** The site with reload: the address of a page in it, and what it has printed so far. */
interface Developed {
  readonly url: string;
  readonly printed: () => string;
}

const test = base.extend<{ developed: Developed }>({
  developed: async ({ project }, use) => {
    const port = String(await freePort());
    const child = spawn('astro', ['dev', '--port', port], {
      cwd: project.dir,
      env: environment({ SITE_URL: siteUrl }),
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        printed += String(chunk);
      });
    const ended = once(child, 'exit');
    await expect.poll(() => printed, { timeout: 60_000 }).toContain('watching for file changes');
    await use({ url: `http://localhost:${port}/privacy`, printed: () => printed });
    child.kill();
    await ended;
  },
});

test('npm run dev shows a change at once, also after the company was renamed, and tells a mistake with its line', async ({
  project,
  developed: { url, printed },
}) => {
  test.slow();
  const title = async () => {
    // A server that starts anew drops the line for a moment.
    const page = await fetch(url)
      .then((answer) => answer.text())
      .catch(() => '');
    return /<title>[^<]*/.exec(page)?.[0] ?? '';
  };
  const call = (words: string) => retitle(project, words);
  await call('Before');
  await expect.poll(title).toContain('Before');
  await project.edit('content/site.yaml', /^name: .*$/m, 'name: Renamed Works');
  await expect.poll(title).toContain('Renamed Works');
  await call('After');
  await expect.poll(title).toContain('After');
  await call("'Never closed");
  await expect.poll(printed).toMatch(/content\/pages\/privacy\.md:\d+: Missing closing 'quote/);
  await call('Mended');
  await expect.poll(title).toContain('Mended');
});

const retitle = (project: Project, words: string) => project.edit(page, /^title: .*$/m, `title: ${words}`);
