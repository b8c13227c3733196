import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { frontMatterIn } from '../support/fixtures/front-matter.ts';
import { jobs } from '../support/fixtures/openings.ts';
import { pageAt, readPages } from '../support/fixtures/read-pages.ts';
import { services, solutions } from '../support/fixtures/routes.ts';
import { known, site } from '../../src/site.ts';

/** What nobody should read on a finished site. */
const placeholders = [
  /lorem|ipsum|dolor sit/i,
  /\b(TODO|TBD|FIXME|XXX)\b/,
  /coming soon|under construction|placeholder|your text here/i,
  /[{}]/,
  /\b(undefined|NaN|null)\b|\[object /,
];

/** Phrases that fit every company and so say nothing of this one. */
const stock = [
  /cutting[- ]edge|state[- ]of[- ]the[- ]art|next[- ]level|world[- ]class|best[- ]in[- ]class|game[- ]chang/i,
  /\b(seamless|leverag|unlock|empower|elevat(e|es|ing)\b|robust|holistic|synerg|harness|delve|unleash|supercharge)/i,
  /tailored (solutions|to)|solutions tailored|one[- ]stop|turnkey|end[- ]to[- ]end/i,
  /in today.s (digital|fast)|digital world|ever[- ]changing|fast[- ]paced/i,
  /\bpassionate\b|take .* to the next|trusted partner|your success|we pride/i,
  /!/,
];

/** Sentences about the website, where a fact about the offer belongs. */
const aboutItself = [
  /\b(this|each|every) (page|card|section|site|website) (tells|says|shows|leads|lists|names|gives)/i,
  /\bopen a card\b|\b(read|click|see) (the section|here)\b/i,
];

const breaks = (rules: readonly RegExp[], text: string) =>
  rules.flatMap((rule) => new RegExp(`.{0,30}(${rule.source}).{0,30}`, rule.flags).exec(text)?.[0] ?? []);

/** Where what an internship takes is stated, and the hours that the document gives there; they are not reconciled. */
const hours = [
  ['/interns', '2 to 4 hours a day'],
  ['/freshers', 'About 8 hours a day'],
  ['/housewives', 'Under 8 hours a day'],
  ['/nonit', '8 hours a day'],
] as const;
const tracks = hours.map(([route]) => route);
const jobPages = jobs.map(([, route]) => route);

test('no page holds a placeholder, an unfilled word or a stock phrase', () => {
  for (const { route, words } of readPages())
    expect(breaks([...placeholders, ...stock], words), route).toEqual([]);
});

test('no page speaks of itself in place of the offer', () => {
  for (const { route, main } of readPages())
    if (route !== '/privacy' && route !== '/404') expect(breaks(aboutItself, main), route).toEqual([]);
});

test('a word that needs explaining is explained once: the kolam, on the page about the company', () => {
  const speaking = readPages().filter(({ route, main }) => route !== '/404' && /kolam/i.test(main));
  expect(speaking.map(({ route }) => route)).toEqual(['/about']);
});

test('the hours of the internships stand where the document states them, and are said once', () => {
  for (const [route, words] of hours) expect(pageAt(route).main, route).toContain(words);
  expect(pageAt('/interns').main.match(/2 to 4 hours/g)).toHaveLength(1);
});

test('an applicant learns wherever a resume is asked for that it must show how to answer', () => {
  for (const route of [...tracks, '/apply'])
    expect(pageAt(route).main, route).toMatch(/must show your phone number or (your )?email address/);
});

test('on both pages about accounts it is said that nobody needs one', () => {
  for (const route of ['/login', '/signup'])
    expect(pageAt(route).main, route).toContain('You need no account here');
});

/** Offers whose names sound alike, and the pages a reader may have meant. */
const neighbours: readonly (readonly [route: string, others: readonly string[]])[] = [
  ['/moredesign', ['/morebrand', '/webdesign']],
  ['/morebrand', ['/moredesign', '/webdesign']],
  ['/webdesign', ['/moredesign', '/morebrand']],
  ['/Itservice', ['/others']],
  ['/others', ['/Itservice']],
];

for (const [route, others] of neighbours)
  test(`${route} says in one paragraph how it differs from ${others.join(' and ')}`, () => {
    const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec(pageAt(route).html) ?? [];
    const telling = main
      .split(/(?=<p[ >])/)
      .filter((paragraph) =>
        others.every((other) => paragraph.split('</p>')[0]?.includes(`href="${other}"`)),
      );
    expect(telling).toHaveLength(1);
  });

test('the privacy page tells of nothing that this build does not do, and of no time that nobody stated', () => {
  const { main } = pageAt('/privacy');
  expect(main).not.toMatch(/google|switched|analytics|job seen/i);
  if (!site.retention) expect(main).not.toMatch(/how long/i);
});

test('an address that is still a stand-in is on no page, and the office on the contact page alone', () => {
  const unsaid = [site.website, site.network.url].filter((url) => !Object.values(known).includes(url));
  for (const { route, html } of readPages()) {
    for (const url of unsaid) expect(html, route).not.toContain(url);
    if (known.office === undefined && route !== '/contact') expect(html, route).not.toContain(site.office);
  }
});

test('service, solution, more-detail and job pages have at least 250 words of their own', () => {
  for (const route of [...services, ...solutions, ...jobPages])
    expect(pageAt(route).main.split(' ').length, route).toBeGreaterThanOrEqual(250);
});

test('nothing is said about pay, in the openings or in the tracks, unless it is stated as a fact', () => {
  const pathsOfStated = (folder: string) =>
    frontMatterIn(folder).flatMap(({ path, pay }) => (pay ? [path] : []));
  const paid = pathsOfStated('jobs');
  const stated: unknown[] = [
    ...paid,
    ...pathsOfStated('internships'),
    ...(paid.length > 0 ? ['/positions'] : []),
  ];
  const silent = [...tracks, '/positions', '/careers', ...jobPages].filter(
    (route) => !stated.includes(route),
  );
  for (const route of silent)
    expect(breaks([/salar|stipend|\bpaid\b|unpaid|\bCTC\b|₹|\bLPA\b/i], pageAt(route).main), route).toEqual(
      [],
    );
});

const root = fileURLToPath(new URL('../..', import.meta.url));
const made = new Set(['node_modules', 'dist', 'test-results', 'playwright-report']);

/** Every file of the project that people write, from its folder. */
function written(folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (made.has(entry.name) || /^\.(git|astro|cache|data)$/.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? written(path) : relative(root, path);
  });
}

test('the name of the company is written in content/site.yaml and nowhere else', () => {
  const holders = written().filter((file) => readFileSync(join(root, file)).includes(site.name));
  expect(holders).toEqual(['content/site.yaml']);
});
