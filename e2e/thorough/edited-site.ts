import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Project } from '../scripts/project.ts';
import { pageAt, readSite } from '../unit/built-site.ts';

/** Builds a copy without social images; fails with what the build prints. Returns that and the site of this company. */
export async function buildEdited(project: Project, company: string, env: NodeJS.ProcessEnv = {}) {
  const { code, output } = await project.build({ SOCIAL_IMAGES: 'skip', ...env });
  expect(code, output).toBe(0);
  const site = readSite('the edited site', company, join(project.dir, 'dist'));
  return { output, site, document: (path: string) => pageAt(site, path).document };
}
