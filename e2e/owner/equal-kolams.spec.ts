import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { kolam, signature } from '../../src/kolam/kolam.ts';
import { test } from '../support/fixtures/project.ts';

const copied = 'content/services/mechanical.md';
const added = 'content/services/copy.md';
/** Not likely to be met: an address made for having the same hash as the other. */
const equal = ['/webdesign', '/gciwamhh'] as const;

test('two pages with the same kolam end the build, which names both; made-up ones may pass', async ({
  project,
}) => {
  const [one, other] = equal.map((seed) => signature(kolam({ seed })));
  expect(one).toBe(other);
  const source = await readFile(join(project.dir, copied), 'utf8');
  await project.write(added, source.replace(/^path: .*$/m, `path: ${equal[1]}`));

  const refused = await project.build({ SOCIAL_IMAGES: 'skip' });
  expect(refused.code).toBe(1);
  expect(refused.printed).toContain(
    `content/solutions/web-design.md:2 path: /webdesign gives the same kolam as ${equal[1]} of ${added}`,
  );

  const allowed = await project.build({ SOCIAL_IMAGES: 'skip', EQUAL_KOLAMS: 'allow' });
  expect(allowed.printed).not.toContain('kolam');
  expect(allowed.code).toBe(0);
});
