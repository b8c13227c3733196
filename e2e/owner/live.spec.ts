import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { judge } from '../live/judge.ts';
import { secure } from '../live/secure.ts';
import { readSite } from '../live/site.ts';
import { marked } from '../live/stand-ins.ts';
import { builds } from '../support/builds.ts';
import { SITE, test } from '../support/fixtures/api.ts';
import { hasNginx, serveNginx } from '../support/fixtures/nginx.ts';
import { startIn } from '../support/fixtures/project.ts';
import { readySite } from '../support/fixtures/ready-site.ts';
import { serveAsApp, serveThroughCache } from '../support/fixtures/wrong-hosts.ts';
import { apiHost, siteUrl } from '../support/hosts.ts';
import { type Served, serveSite } from '../support/serve.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

test('npm run live finds nothing to change where nothing is wrong', async ({ api }) => {
  const site = await readySite(builds.plain.dist, { [siteUrl]: SITE, [apiHost]: api.origin });
  const served = await serveSite(site.dist, 0);
  const words = ['run', '--silent', 'live', '--', '--site', SITE, served.origin];
  const { code, printed } = await startIn(project, ['npm', ...words], {}).ended;
  expect(printed).toContain('\nNothing must change.\n');
  expect(printed.match(/\| good +\|/g)).toHaveLength(11);
  expect(code).toBe(0);
  await served.close();
  await site.remove();
});

/** Pages of each kind: a host that gets one wrong gets all of its kind wrong. */
const some = ['/', '/about', '/Engineerservice', '/products', '/apply'];

/** What is said of a site whose stand-ins were left as they are, as long as this project has any. */
const standInsLeft: Case['wrong'] = marked.length > 0 ? { 'no stand-in': ['published, and a stand-in'] } : {};

/** A host, and how what is found there begins, by topic. */
interface Case {
  readonly name: string;
  /** What pages may call instead of the API's own origin, as their policy says it. */
  readonly calls?: string;
  /** None where the stand-ins are left as they are; else each becomes a fact. */
  readonly facts?: [];
  /** Whether this machine has it; so it is unless something else is said. */
  readonly installed?: boolean;
  readonly serve: (dist: string, api: string) => Promise<Served>;
  readonly wrong: Readonly<Record<string, readonly string[]>>;
}

const hosts: readonly Case[] = [
  { name: 'nginx with our settings', calls: "'self'", installed: hasNginx, serve: serveNginx, wrong: {} },
  {
    name: 'a host for an app of one page',
    facts: [],
    serve: serveAsApp,
    wrong: {
      'every page answers': ['sent elsewhere', 'not sent as text/html; charset=utf-8'],
      'one address a page': ['answered in another letter case', 'answered with a slash at the end'],
      'unknown addresses': ['not answered with 404', "another page than the site's own"],
      headers: ['not as it should be', 'not as it should be', 'served as a file'],
      'compression and bytes': ['not compressed'],
      caching: ['shown from a cache', 'sent again to who has it already', 'not kept by browsers'],
      ...standInsLeft,
      'the API': [
        'called by http from pages that come by https',
        'not open to pages of https://www.site.test',
      ],
    },
  },
  {
    name: 'a host behind a cache that means well',
    calls: "'self'",
    facts: [],
    serve: serveThroughCache,
    wrong: {
      'unknown addresses': ["another page than the site's own"],
      headers: ['not as it should be', 'not as it should be', 'served as a file'],
      'policy in a browser': ['script-src-elem stopped inline'],
      'compression and bytes': ['more than the 14600 bytes of one round trip'],
      caching: ['shown from a cache', 'sent again to who has it already', 'not kept by browsers'],
      'the name of the site': ['kept out of search'],
      ...standInsLeft,
      'the API': ['not answered by the API', 'sent elsewhere, so that an application is lost'],
    },
  },
];

for (const { name, calls, facts, installed = true, serve, wrong } of hosts)
  test(`npm run live names what is wrong on ${name}, and nothing else`, async ({ api }) => {
    test.skip(!installed, `${name} is not installed here`);
    const site = await readySite(builds.plain.dist, { [apiHost]: calls ?? api.origin }, facts);
    const served = await serve(site.dist, api.origin);
    const all = await readSite(served.origin, siteUrl);
    const verdicts = await judge({ ...all, pages: all.pages.filter(({ route }) => some.includes(route)) });
    const found = [...verdicts].filter(([, findings]) => findings.length > 0);
    const expected = Object.entries(wrong).map(([topic, starts]) => [
      topic,
      starts.map((start) => ({
        found: expect.stringContaining(start),
        change: expect.stringMatching(/^[A-Z].*\.$/),
      })),
    ]);
    expect(found).toEqual(expected);
    await served.close();
    await site.remove();
  });

test('a site that is read without https is told so', async () => {
  const origin = 'http://www.site.test';
  expect(await secure({ origin, home: origin, pages: [], chunk: '' })).toEqual([
    { found: `open to be read and changed on the way: ${origin}`, change: expect.stringContaining('https') },
  ]);
});
