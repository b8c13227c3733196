import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Project } from '../scripts/project.ts';
import { apiOrigin, siteUrl } from '../scripts/sites.ts';
import { plainSite } from '../unit/built-site.ts';

/** The hash of every file in a folder. */
const hashesIn = (dir: string) =>
  Object.fromEntries(
    globSync('**/*', { cwd: dir })
      .filter((file) => statSync(join(dir, file)).isFile())
      .sort()
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(dir, file)))
          .digest('hex'),
      ]),
  );

test('a second build in another folder, with a slash after its origins, is the same byte for byte', async () => {
  test.slow();
  const project = await Project.copy();
  const { code, output } = await project.build({ SITE_URL: `${siteUrl}/`, PUBLIC_API_HOST: `${apiOrigin}/` });
  expect(code, output).toBe(0);
  const files = hashesIn(join(project.dir, 'dist'));
  expect(Object.keys(files).length).toBeGreaterThan(50);
  expect(files).toEqual(hashesIn(plainSite.dir));
  await project.remove();
});
