import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Project } from '../support/fixtures/project.ts';
import { apiHost, siteUrl } from '../support/hosts.ts';

const slashed = { SITE_URL: `${siteUrl}/`, PUBLIC_API_HOST: `${apiHost}/` };

/** What the second folder has for a site of its own; `npm test` shuts it out. */
const ofItsOwn = `PUBLIC_GOOGLE_CLIENT_ID=id
PUBLIC_MAX_RESUME_MB=9
PUBLIC_FUNNEL_URL=https://example.com/funnel
SOURCE_DATE_EPOCH=4102444800
NODE_ENV=development
`;

const builds = [
  { env: {}, file: '' },
  { env: { ...slashed, IGNORE_ENV_FILES: '1' }, file: ofItsOwn },
];

test('two clean builds in two folders are the same, byte for byte; so is one with a slash behind its origins and a .env file that npm test shuts out', async () => {
  test.slow();
  const built = [];
  for (const { env, file } of builds) {
    const project = await Project.copy();
    await project.edit('content/pages/vision.md', /^title: .*$/m, 'title: Vision புள்ளி');
    await project.write('.env', file);
    const { code, printed } = await project.build(env);
    expect(code, printed).toBe(0);
    expect(printed).toContain('/vision: the social image leaves out ப ள ி ு ், which');
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
