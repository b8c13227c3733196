import { spawnSync } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Project } from '../scripts/project.ts';
import { apiOrigin, siteUrl } from '../scripts/sites.ts';

test('a second build, with a slash after its origins, is the same byte for byte', async () => {
  await using project = await Project.copy();
  for (const slash of ['', '/']) {
    const { code, output } = await project.build({
      SITE_URL: `${siteUrl}${slash}`,
      PUBLIC_API_HOST: `${apiOrigin}${slash}`,
    });
    expect(code, output).toBe(0);
    if (!slash) await rename(join(project.dir, 'dist'), join(project.dir, 'first'));
  }
  const args = ['-r', '-q', join(project.dir, 'first'), join(project.dir, 'dist')];
  const { status, stdout } = spawnSync('diff', args, { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});
