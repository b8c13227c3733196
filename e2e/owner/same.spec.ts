import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Project } from '../support/fixtures/project.ts';
import { apiHost, siteUrl } from '../support/hosts.ts';

const slashed = { SITE_URL: `${siteUrl}/`, PUBLIC_API_HOST: `${apiHost}/` };

test('two clean builds in two folders are the same, byte for byte; so is one with a slash behind its origins', async () => {
  test.slow();
  const built = [];
  for (const env of [{}, slashed]) {
    const project = await Project.copy();
    await project.edit('content/pages/vision.md', /^title: .*$/m, 'title: Vision புள்ளி');
    const { code, printed } = await project.build(env);
    expect(code, printed).toBe(0);
    expect(printed).toContain('/vision: the social image leaves out ப ள ி ், which');
    built.push(filesOf(project.dir, 'dist'));
    await project.remove();
  }
  expect(Object.keys(built[0] ?? {}).length).toBeGreaterThan(50);
  expect(built[1]).toEqual(built[0]);
});

/** Every file in a folder of the project, with the hash of what is in it. */
function filesOf(project: string, folder: string): Record<string, string> {
  const dir = join(project, folder);
  const files = globSync('**/*', { cwd: dir }).filter((file) => statSync(join(dir, file)).isFile());
  return Object.fromEntries(
    files.sort().map((file) => [
      `${folder}/${file}`,
      createHash('sha256')
        .update(readFileSync(join(dir, file)))
        .digest('hex'),
    ]),
  );
}
