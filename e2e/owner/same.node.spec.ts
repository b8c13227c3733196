import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { builds } from '../support/builds.ts';
import { environment, test } from '../support/fixtures/project.ts';
import { apiHost, siteUrl } from '../support/hosts.ts';

test('a second clean build in another folder, with a slash behind its origins, is the same byte for byte; with the editor of the words it has the editor’s files besides', async ({
  project,
}) => {
  const { code, printed } = await project.build({
    SITE_URL: `${siteUrl}/`,
    PUBLIC_API_HOST: `${apiHost}/`,
    CMS_REPOSITORY: 'owner/site',
  });
  expect(code, printed).toBe(0);
  const { _headers: rules, ...first } = filesOf(builds.plain.dist);
  expect(Object.keys(first).length).toBeGreaterThan(50);
  expect(Object.keys(first).filter((file) => file.startsWith('admin'))).toEqual([]);
  expect(rules).toBe(filesOf('public')['_headers']);
  const second = Object.entries(filesOf(join(project.dir, 'dist')));
  const pages = second.filter(([file]) => !/^(_headers|admin(\.html|\/.*))$/.test(file));
  expect(Object.fromEntries(pages)).toEqual(first);
});

/** Every file in a folder, with the hash of what is in it. */
const filesOf = (dir: string): Record<string, string> =>
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

test('what npm test builds takes nothing of the shell but its path and home, and no .env file', ({
  project,
}) => {
  expect(Object.keys(environment({})).sort()).toEqual([
    'ASTRO_TELEMETRY_DISABLED',
    'HOME',
    'NO_COLOR',
    'PATH',
  ]);
  expect(readdirSync(project.dir)).toEqual(
    'astro.config.mjs content e2e node_modules package.json public src tsconfig.json'.split(' '),
  );
});
