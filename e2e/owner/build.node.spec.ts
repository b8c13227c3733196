import { expect } from '@playwright/test';
import { test } from '../support/fixtures/project.ts';

const site =
  'set it to the address where visitors will find the site, such as https://www.example.com, with no path after it.';
const api =
  "set it to the origin of the product's API, such as https://www.example.com, with no path after it.";

/** Variables and what the build says of them, line by line. */
const wrong = [
  {
    env: {
      SITE_URL: undefined,
      PUBLIC_API_HOST: 'api.example.com',
      PUBLIC_MAX_RESUME_MB: 'five',
      CMS_REPOSITORY: 'https://github.com/owner/site',
      CMS_HOST: 'github+http://git.example.com',
      SOCIAL_IMAGES: 'no',
      SOURCE_DATE_EPOCH: '2026-01-16',
    },
    says: [
      `PUBLIC_API_HOST is "api.example.com": ${api}`,
      'PUBLIC_MAX_RESUME_MB is "five": set it to the size in MB of the largest resume the API takes, such as 5.',
      'CMS_REPOSITORY is "https://github.com/owner/site": set it to the repository of the site, such as owner/name.',
      'CMS_HOST is "github+http://git.example.com": set it to github, gitlab or gitea, or one of them and the origin of your own, such as gitea+https://git.example.com.',
      'SOCIAL_IMAGES is "no": set it to make or skip.',
      'SOURCE_DATE_EPOCH is "2026-01-16": set it to the moment that counts as now, in seconds since 1970.',
      'SITE_URL is not set: give it the address where visitors will find the site, as in SITE_URL=https://www.example.com npm run build.',
    ],
  },
  {
    env: { SITE_URL: 'www.example.com', PUBLIC_MAX_RESUME_MB: '0' },
    says: [
      `SITE_URL is "www.example.com": ${site}`,
      'PUBLIC_MAX_RESUME_MB is "0": set it to the size in MB of the largest resume the API takes, such as 5.',
    ],
  },
  {
    env: { NODE_ENV: 'development', PUBLIC_GOOGLE_CLIENT_ID: '', PUBLIC_MAX_RESUME_MB: '0x5' },
    says: [
      'PUBLIC_GOOGLE_CLIENT_ID is "": set it to the client id that Google gave, such as 1234-abcd.apps.googleusercontent.com.',
      'PUBLIC_MAX_RESUME_MB is "0x5": set it to the size in MB of the largest resume the API takes, such as 5.',
      'NODE_ENV is "development", which makes every page heavier: leave it out, or set it to production.',
    ],
  },
  {
    env: {
      SITE_URL: 'https://www.example.com/shop',
      PUBLIC_API_HOST: 'ftp://api.example.com',
      PUBLIC_MAX_RESUME_MB: 'Infinity',
      SOURCE_DATE_EPOCH: '',
    },
    says: [
      `SITE_URL is "https://www.example.com/shop": ${site}`,
      `PUBLIC_API_HOST is "ftp://api.example.com": ${api}`,
      'PUBLIC_MAX_RESUME_MB is "Infinity": set it to the size in MB of the largest resume the API takes, such as 5.',
      'SOURCE_DATE_EPOCH is "": set it to the moment that counts as now, in seconds since 1970.',
    ],
  },
];

for (const { env, says } of wrong)
  test(`a build with ${JSON.stringify(env)} stops, with one sentence for each`, async ({ project }) => {
    const { code, printed } = await project.build(env);
    expect(code).toBe(1);
    const lines = printed.trim().split('\n');
    expect(lines.map((line) => line.replace(/^.*\[environment\] /, ''))).toEqual(says);
  });
