import { expect, test } from '@playwright/test';
import { checkEnvironment } from '../../src/config/environment.ts';
import { Project } from '../support/sites/Project.ts';

/** Variables with wrong values, and a part of the message about each. */
const wrong = [
  ['SITE_URL', 'https://www.example.com/shop', /https:\/\/www\.example\.com/],
  ['PUBLIC_API_HOST', 'ftp://api.example.com', /https:\/\/\w+\.example\.com/],
  ['PUBLIC_GOOGLE_CLIENT_ID', 'not an id', /client id/i],
  ['PUBLIC_MAX_RESUME_MB', '0x5', /MB|number/],
  ['CMS_REPOSITORY', 'https://github.com/owner/site', /owner\/name/],
  ['CMS_HOST', 'github+http://git.example.com', /gitea/],
  ['CMS_PUBLISH_MODE', 'review', /simple or editorial_workflow/],
  ['SOCIAL_IMAGES', 'never', /skip/],
  ['SOURCE_DATE_EPOCH', '2026-01-16', /seconds/],
] as const;

test('the build names each wrong variable, its value and what it must be', () => {
  const values = Object.fromEntries(wrong);
  const expected = wrong.map(([variable, value, fix]) =>
    expect.stringMatching(
      new RegExp(`^${variable} is ${RegExp.escape(JSON.stringify(value))}: .*${fix.source}`, 'i'),
    ),
  );
  expect(checkEnvironment(values).problems).toEqual(expected);
});

test('an origin may end in a slash', () => {
  for (const name of ['SITE_URL', 'PUBLIC_API_HOST'])
    expect(checkEnvironment({ SITE_URL: 'https://a.test', [name]: 'https://a.test/' }).data).toMatchObject({
      [name]: 'https://a.test',
    });
});

test('a build without the address of the site stops and explains how to set it', async () => {
  await using project = await Project.copy();
  const { code, output } = await project.build({ SITE_URL: undefined });
  expect(code).toBe(1);
  expect(output).toMatch(/^SITE_URL.*https:\/\/www\.example\.com.*\n$/);
});
