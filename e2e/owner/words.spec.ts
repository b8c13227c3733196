import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jobs } from '../support/fixtures/openings.ts';
import { pages, services, solutions } from '../support/fixtures/routes.ts';
import { known, site } from '../../src/site.ts';
import { stated } from '../support/fixtures/stated.ts';
import { expect, test } from '../support/test-site.ts';

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

test('no page holds a placeholder, an unfilled word or a stock phrase', async ({ page, request }) => {
  for (const { route, words } of await stated(page, request, [...pages, '/404'])) {
    expect(breaks(placeholders, words), route).toEqual([]);
    expect(breaks(stock, words), route).toEqual([]);
  }
});

test('no page speaks of itself in place of the offer', async ({ page, request }) => {
  const told = pages.filter((route) => route !== '/privacy');
  for (const { route, main } of await stated(page, request, told))
    expect(breaks(aboutItself, main), route).toEqual([]);
});

test('a word that needs explaining is explained once: the kolam, on the page about the company', async ({
  page,
  request,
}) => {
  const speaking = (await stated(page, request, pages)).filter(({ main }) => /kolam/i.test(main));
  expect(speaking.map(({ route }) => route)).toEqual(['/about']);
});

test('2 to 4 hours a day is said once, as what the internships offer', async ({ page, request }) => {
  const [interns] = await stated(page, request, ['/interns']);
  expect(interns?.main.match(/2 to 4 hours/g)).toHaveLength(1);
});

test('an applicant learns wherever a resume is asked for that it must show how to answer', async ({
  page,
  request,
}) => {
  for (const { route, main } of await stated(page, request, [...hours.map(([route]) => route), '/apply']))
    expect(main, route).toMatch(/must show your phone number or (your )?email address/);
});

test('on both pages about accounts it is said that nobody needs one', async ({ page, request }) => {
  for (const { route, main } of await stated(page, request, ['/login', '/signup']))
    expect(main, route).toContain('You need no account here');
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
  test(`${route} says in one paragraph how it differs from ${others.join(' and ')}`, async ({ page }) => {
    await page.goto(route);
    let telling = page.getByRole('main').getByRole('paragraph');
    for (const other of others) telling = telling.filter({ has: page.locator(`a[href="${other}"]`) });
    await expect(telling).toHaveCount(1);
  });

test('the privacy page tells of nothing that this build does not do, and of no time that nobody stated', async ({
  page,
  request,
}) => {
  const [privacy] = await stated(page, request, ['/privacy']);
  expect(privacy?.main).not.toMatch(/google|switched|analytics|job seen|how long/i);
});

test('an address that is still a stand-in is on no page, and the office on the contact page alone', async ({
  page,
  request,
}) => {
  const unsaid = [site.website, site.network.url].filter((url) => !Object.values(known).includes(url));
  for (const { route, html } of await stated(page, request, [...pages, '/404'])) {
    for (const url of unsaid) expect(html, route).not.toContain(url);
    if (known.office === undefined && route !== '/contact') expect(html, route).not.toContain(site.office);
  }
});

test('service, solution, more-detail and job pages have at least 250 words of their own', async ({
  page,
  request,
}) => {
  const long = [...services, ...solutions, ...jobs.map(([, route]) => route)];
  for (const { route, main } of await stated(page, request, long))
    expect(main.split(' ').length, route).toBeGreaterThanOrEqual(250);
});

/** Each place the hours stand, as the document states them; they are not reconciled. */
const hours = [
  ['/interns', '2 to 4 hours a day'],
  ['/freshers', 'About 8 hours a day'],
  ['/housewives', 'Under 8 hours a day'],
  ['/nonit', '8 hours a day'],
] as const;

test('the hours of the internships stand where the document states them', async ({ page, request }) => {
  const said = await stated(
    page,
    request,
    hours.map(([route]) => route),
  );
  for (const [index, [route, words]] of hours.entries()) expect(said[index]?.main, route).toContain(words);
});

test('nothing is said about pay: not in the openings, not in the tracks', async ({ page, request }) => {
  const told = [
    ...hours.map(([route]) => route),
    '/positions',
    '/careers',
    ...jobs.map(([, route]) => route),
  ];
  for (const { route, main } of await stated(page, request, told))
    expect(breaks([/salar|stipend|\bpaid\b|unpaid|\bCTC\b|₹|\bLPA\b/i], main), route).toEqual([]);
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
