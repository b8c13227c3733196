import { expect } from '@playwright/test';
import { test } from '../support/fixtures/project.ts';

const site =
  'set it to the address where visitors will find the site, such as https://www.example.com, with no path after it.';
const api =
  "set it to the origin of the product's API, such as https://www.example.com, with no path after it.";
const megabytes = 'set it to the size in MB of the largest resume that the API accepts, such as 5.';

/** Variables, and each line that the build prints about them. */
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
      'SITE_URL is not set: set it to the address where visitors will find the site, such as https://www.example.com.',
      `PUBLIC_API_HOST is "api.example.com": ${api}`,
      `PUBLIC_MAX_RESUME_MB is "five": ${megabytes}`,
      'CMS_REPOSITORY is "https://github.com/owner/site": set it to the repository of the site, such as owner/name.',
      'CMS_HOST is "github+http://git.example.com": set it to github, gitlab or gitea, or one of them with your own origin, such as gitea+https://git.example.com.',
      'SOCIAL_IMAGES is "no": set it to make or skip.',
      'SOURCE_DATE_EPOCH is "2026-01-16": set it to the time that counts as now, in seconds since 1970.',
    ],
  },
  {
    env: { SITE_URL: 'www.example.com', PUBLIC_MAX_RESUME_MB: '0' },
    says: [`SITE_URL is "www.example.com": ${site}`, `PUBLIC_MAX_RESUME_MB is "0": ${megabytes}`],
  },
  {
    env: { NODE_ENV: 'development', PUBLIC_GOOGLE_CLIENT_ID: '', PUBLIC_MAX_RESUME_MB: '0x5' },
    says: [
      'PUBLIC_GOOGLE_CLIENT_ID is "": set it to the client id from Google, such as 1234-abcd.apps.googleusercontent.com.',
      `PUBLIC_MAX_RESUME_MB is "0x5": ${megabytes}`,
      'NODE_ENV is "development": unset it: any value but production makes every page heavier.',
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
      `PUBLIC_MAX_RESUME_MB is "Infinity": ${megabytes}`,
      'SOURCE_DATE_EPOCH is "": set it to the time that counts as now, in seconds since 1970.',
    ],
  },
];

for (const { env, says } of wrong)
  test(`a build with ${JSON.stringify(env)} stops, with one sentence for each`, async ({ project }) => {
    const { code, printed } = await project.build(env);
    expect(code).toBe(1);
    expect(printed.trim().split('\n')).toEqual(says);
  });
