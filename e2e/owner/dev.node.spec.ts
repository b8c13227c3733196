import { expect } from '@playwright/test';
import { freePort } from '../support/ports.ts';
import { test } from '../support/fixtures/project.ts';
import { siteUrl } from '../support/hosts.ts';

test('npm run dev shows a change at once, also after the company was renamed and names the file of a mistake', async ({
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
  // A server that has just restarted, or is still reading the file, may miss a change: saved again, it must show.
  const saveUntilShown = async (words: string) => {
    let saved = 0;
    await expect(async () => {
      await call(`${words} ${(saved += 1)}`);
      await expect.poll(title, { timeout: 5_000 }).toContain(`${words} ${saved}`);
    }).toPass({ timeout: 30_000 });
  };
  await saveUntilShown('After');
  await call("'Never closed");
  await expect.poll(printed).toContain("content/pages/privacy.md: Missing closing 'quote");
  await saveUntilShown('Mended');
});
