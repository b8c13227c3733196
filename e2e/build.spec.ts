import { expect } from '@playwright/test';
import { test } from './fixtures/project.ts';

const stops = [
  [
    { SITE_URL: undefined },
    'SITE_URL is not set: give it the address where visitors will find the site, as in SITE_URL=https://www.example.com npm run build.',
  ],
  [{ SITE_URL: 'www.example.com' }, 'SITE_URL is "www.example.com": set it to '],
  [{ SITE_URL: 'https://www.example.com/shop' }, 'with no path after it.'],
  [{ SITE_URL: 'ftp://www.example.com' }, 'SITE_URL is "ftp://www.example.com": set it to '],
  [
    { PUBLIC_API_HOST: 'api.example.com' },
    `PUBLIC_API_HOST is "api.example.com": set it to the origin of the product's API, such as https://`,
  ],
  [{ PUBLIC_MAX_RESUME_MB: 'five' }, 'PUBLIC_MAX_RESUME_MB is "five": set it to the size in MB of '],
  [{ PUBLIC_MAX_RESUME_MB: '0' }, 'PUBLIC_MAX_RESUME_MB is "0": set it to the size in MB of '],
  [{ PUBLIC_FUNNEL_URL: '/funnel' }, 'PUBLIC_FUNNEL_URL is "/funnel": set it to the address where '],
  [{ SOCIAL_IMAGES: 'no' }, 'SOCIAL_IMAGES is "no": set it to make or skip.'],
  [
    { SOURCE_DATE_EPOCH: '2026-01-16' },
    'SOURCE_DATE_EPOCH is "2026-01-16": set it to the moment that counts',
  ],
] as const;

for (const [env, sentence] of stops)
  test(`with ${Object.entries(env)
    .map(([name, value]) => `${name} ${value ?? 'not set'}`)
    .join()} the build stops with one sentence`, async ({ project }) => {
    const { code, printed } = await project.build(env);
    expect(code).toBe(1);
    expect(printed).toContain(sentence);
    expect(printed.trim().split('\n')).toHaveLength(1);
  });
