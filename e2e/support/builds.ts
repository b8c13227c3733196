import { readFileSync } from 'node:fs';
import { changeSite, now } from './fixtures/changed-site.ts';
import { addOpening, onlyOpenings, shut, tester } from './fixtures/opening.ts';
import { addPhoto } from './fixtures/photo.ts';
import type { Project } from './fixtures/project.ts';
import { stateNumbers } from './fixtures/stated.ts';
import { gitHostOrigin } from './hosts.ts';

/** A site that the tests look at. */
export interface Build {
  /** The folder it is built into. */
  readonly dist: string;
  /** What it is built from, beside the origins of site and API. */
  readonly env: NodeJS.ProcessEnv;
  /** What is changed in a copy of the project before. */
  readonly change?: (project: Project) => Promise<void>;
}

const quick = { SOCIAL_IMAGES: 'skip' };

/**
 * The sites that the tests look at, each built once before them (`build-sites.ts`). A spec that looks at another one
 * than `plain` says so: `test.use({ dist: builds.changed.dist })`.
 */
export const builds = {
  /** The project as it is, with no option set. */
  plain: { dist: 'dist', env: {} },
  /** With every option, both numbers stated, one more opening, no country, and a page that is too long. */
  options: {
    dist: '.cache/site-options',
    env: {
      ...quick,
      CMS_REPOSITORY: 'owner/site',
      CMS_HOST: `github+${gitHostOrigin}`,
      PUBLIC_GOOGLE_CLIENT_ID: 'client-id.apps.example.com',
      PUBLIC_MAX_RESUME_MB: '1',
    },
    change: async (project) => {
      await addOpening(project, tester);
      await stateNumbers(project);
      await project.edit('content/site.yaml', /^country:.*\n(?: .*\n)+/m, '');
      await makeTooLong(project);
    },
  },
  /** As another owner has it: other names, other openings. */
  changed: { dist: '.cache/site-changed', env: { SOURCE_DATE_EPOCH: now }, change: changeSite },
  /** With no opening left, no API of its own, and a photo in a text. */
  bare: {
    dist: '.cache/site-bare',
    env: { ...quick, PUBLIC_API_HOST: undefined },
    change: async (project) => {
      await onlyOpenings(project, [shut]);
      await addPhoto(project);
    },
  },
} satisfies Record<string, Build>;

/** The file that holds what a build printed. */
export const logOf = ({ dist }: Build) => `.cache/${dist.split('/').at(-1)}.log`;

/** What a build printed. */
export const printedBy = (build: Build) => readFileSync(logOf(build), 'utf8');

/** Makes a page too long to arrive in one round trip. */
async function makeTooLong(project: Project): Promise<void> {
  const letters = Array.from({ length: 4000 }, (_, i) => ((i * 2654435761) % 2 ** 32).toString(36));
  await project.edit('content/pages/vision.md', /$/, `\n${letters.join(' ')}\n`);
}
