import { apiHost, funnelUrl, siteUrl } from './hosts.ts';

const plain = { SITE_URL: siteUrl, PUBLIC_API_HOST: apiHost };

/**
 * The sites the tests run against: the folder each is built into, and what it is built from. `plain` has no option
 * set; `options` has every one, so that one further build serves all tests of options, with
 * `test.use({ dist: builds.options.dist })`. `plain` comes last: the files for hosts, outside its folder, are its own.
 */
export const builds = {
  options: {
    dist: '.cache/site-options',
    env: {
      ...plain,
      PUBLIC_FUNNEL_URL: funnelUrl,
      PUBLIC_GOOGLE_CLIENT_ID: 'client-id.apps.example.com',
      PUBLIC_MAX_RESUME_MB: '1',
    },
  },
  plain: { dist: 'dist', env: plain },
};
