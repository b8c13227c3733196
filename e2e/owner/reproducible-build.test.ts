import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Project } from '../scripts/project.ts';
import { apiOrigin, sites, siteUrl } from '../scripts/sites.ts';

test('a second build in another folder, with a slash after its origins, is the same byte for byte', async () => {
  test.slow();
  await using project = await Project.copy();
  const { code, output } = await project.build({ SITE_URL: `${siteUrl}/`, PUBLIC_API_HOST: `${apiOrigin}/` });
  expect(code, output).toBe(0);
  const args = ['-r', '-q', sites.plain.dir, join(project.dir, 'dist')];
  const { status, stdout } = spawnSync('diff', args, { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});
