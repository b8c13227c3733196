import { expect } from '@playwright/test';
import { freePort } from '../support/ports.ts';
import { test } from '../support/fixtures/project.ts';
import { siteUrl } from '../support/hosts.ts';

test('npm run dev shows a change at once, also after the company was renamed and tells a mistake with its line', async ({
  project,
  start,
}) => {
  test.slow();
  const port = String(await freePort());
  const { printed } = start(['astro', 'dev', '--port', port], { SITE_URL: siteUrl });
  await expect.poll(printed, { timeout: 60_000 }).toContain('watching for file changes');
  const title = async () => {
    // A server that starts anew drops the line for a moment.
    const page = await fetch(`http://localhost:${port}/privacy`)
      .then((answer) => answer.text())
      .catch(() => '');
    return /<title>[^<]*/.exec(page)?.[0] ?? '';
  };
  const call = (words: string) => project.edit('content/pages/privacy.md', /^title: .*$/m, `title: ${words}`);
  await call('Before');
  await expect.poll(title).toContain('Before');
  await project.edit('content/site.yaml', /^name: .*$/m, 'name: Renamed Works');
  await expect.poll(title).toContain('Renamed Works');
  // A server that has just started anew may not watch its files yet: saved again, a change must show.
  let saved = 0;
  await expect(async () => {
    await call(`After ${(saved += 1)}`);
    await expect.poll(title, { timeout: 5_000 }).toContain(`After ${saved}`);
  }).toPass({ timeout: 30_000 });
  await call("'Never closed");
  await expect.poll(printed).toMatch(/content\/pages\/privacy\.md:\d+: Missing closing 'quote/);
  await call('Mended');
  await expect.poll(title).toContain('Mended');
});
