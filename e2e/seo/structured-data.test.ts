import { expect, test } from '@playwright/test';
import { parseHTML } from 'linkedom';
import { site as content } from '../../src/site.ts';
import { changed } from '../support/changed-site.ts';
import { siteUrl } from '../scripts/local-servers.ts';
import {
  type BuiltPage,
  builtSites,
  canonicalOf,
  changedSite,
  isClosed,
  textOf,
} from '../support/built-site.ts';

/** An entry of the structured data, such as a job posting. */
type Entry = Readonly<Record<string, unknown>>;

const scriptsOf = ({ document }: BuiltPage) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => script.textContent ?? '',
  );

/** The entries of a type in the structured data of a page. */
const entriesOf = (page: BuiltPage, type: string): Entry[] =>
  scriptsOf(page)
    .flatMap((json): Entry[] => JSON.parse(json)['@graph'])
    .filter((entry) => entry['@type'] === type);

/** The facts of a job as its page shows them, by their labels. */
const factsOf = ({ main }: BuiltPage): Partial<Record<string, string>> =>
  Object.fromEntries(
    [...main.querySelectorAll('dt')].map((term) => [textOf(term), textOf(term.nextElementSibling)]),
  );

const { country, timeZone } = content;

/** The employment type of a page, such as “Job, part time”, as schema.org names it. */
const typeIn = (type = '') => type.replace('Job, ', '').replaceAll(' ', '_').toUpperCase();

const isRemote = (location = '') => /^remote\b/i.test(location);

/** The fields of a remote job in schema.org. */
const remote = {
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: { '@type': 'Country', name: country?.name },
};
/** The place of a job in schema.org. */
const placeOf = (addressLocality = '') => ({
  '@type': 'Place',
  address: { '@type': 'PostalAddress', addressLocality, addressCountry: country?.code },
});

/** The day of a time such as 2025-06-14T23:59:59+05:30 as pages show it, and the time of day, in a time zone. */
const shown = (time: unknown, timeZone = 'UTC') =>
  new Date(String(time)).toLocaleString('en-IN', { timeZone }).split(', ');

const organization = { '@id': `${siteUrl}/#company` };

for (const site of builtSites)
  test.describe(site.name, () => {
    const { pages, company } = site;

    test('search engines read the company and the visible breadcrumbs in one script of every page', () => {
      for (const page of pages) {
        const [json = '', ...others] = scriptsOf(page);
        expect.soft(others, page.path).toEqual([]);
        expect.soft(json, `${page.path}: text cannot end the script`).not.toContain('<');
        const { email, telephone } = site === changedSite ? changed : content;
        const named = { ...organization, name: company, email };
        const numbered = telephone ? { ...named, telephone } : named;
        expect.soft(entriesOf(page, 'Organization'), page.path).toMatchObject([numbered]);
        const isHome = canonicalOf(page) === `${siteUrl}/`;
        const website = { name: company, url: `${siteUrl}/`, publisher: organization };
        expect.soft(entriesOf(page, 'WebSite'), page.path).toMatchObject(isHome ? [website] : []);
        const items = [...page.document.querySelectorAll('[aria-label=Breadcrumb] li')];
        const shown = items.map((item, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: textOf(item),
          item:
            siteUrl +
            (item.querySelector('a')?.getAttribute('href') ?? canonicalOf(page)?.replace(siteUrl, '')),
        }));
        const lists = entriesOf(page, 'BreadcrumbList').map((list) => list['itemListElement']);
        expect.soft(lists, page.path).toEqual(shown.length > 0 ? [shown] : []);
      }
    });

    test('job search reads of an open position what its page shows, and nothing of a closed one', () => {
      const jobs = pages.filter((page) => 'No. of Openings' in factsOf(page));
      const closed = pages.filter(isClosed);
      for (const page of closed) expect.soft(entriesOf(page, 'JobPosting'), page.path).toEqual([]);
      for (const page of jobs.filter((page) => !closed.includes(page))) {
        const facts = factsOf(page);
        const posting = {
          '@type': 'JobPosting',
          title: textOf(page.document.querySelector('h1')),
          description: expect.any(String),
          url: canonicalOf(page),
          datePosted: expect.stringMatching(/^[\d-]{10}$/),
          ...(facts['Closing date'] && { validThrough: expect.any(String) }),
          ...(facts['Pay'] && { baseSalary: expect.objectContaining({ '@type': 'MonetaryAmount' }) }),
          ...(facts['Type'] !== 'Job' && { employmentType: typeIn(facts['Type']) }),
          hiringOrganization: expect.objectContaining({
            ...organization,
            name: company,
            logo: `${siteUrl}/apple-touch-icon.png`,
          }),
          identifier: expect.objectContaining({ name: company }),
          ...(isRemote(facts['Location']) ? remote : { jobLocation: placeOf(facts['Location']) }),
          totalJobOpenings: Number(facts['No. of Openings']),
          directApply: true,
        };
        // Job search needs a country. The page of a remote job must name it too.
        const found = entriesOf(page, 'JobPosting');
        expect.soft(found, page.path).toEqual(country ? [posting] : []);
        if (isRemote(facts['Location']) && country)
          expect.soft(facts['Location'], page.path).toContain(country.name);
        for (const { datePosted, description, validThrough, baseSalary } of found) {
          expect.soft(shown(datePosted)[0], page.path).toBe(facts['Posting date']);
          const { document } = parseHTML(`<main>${String(description)}</main>`);
          const parts = [...document.querySelectorAll('h2, p, li')];
          expect.soft(parts.length, page.path).toBeGreaterThan(0);
          for (const part of parts) expect.soft(textOf(page.main), page.path).toContain(textOf(part));
          for (const link of document.querySelectorAll('a'))
            expect.soft(link.getAttribute('href'), page.path).toMatch(/^\w+:/);
          if (page.path === changed.job.path)
            expect(parts.map(textOf)).toEqual([
              'What you will do',
              'You count the dots, row by row. See them.',
              'Then you draw the line.',
            ]);
          if (validThrough)
            expect.soft(shown(validThrough, timeZone)).toEqual([facts['Closing date'], '11:59:59 pm']);
          // The page has commas between digits, and the period as a word.
          const pay = facts['Pay']?.replaceAll(',', '').toUpperCase() ?? '';
          const salary = JSON.stringify(baseSalary ?? '');
          expect.soft(salary.match(/\d+/g), page.path).toEqual(pay.match(/\d+/g));
          for (const [unit] of salary.matchAll(/(?<="unitText":")\w+/g)) expect.soft(pay).toContain(unit);
        }
      }
    });

    test('search engines read of services and products what their pages show, without prices or ratings', () => {
      const described = pages.flatMap((page) =>
        ['Service', 'SoftwareApplication'].flatMap((type) =>
          entriesOf(page, type).map((entry) => ({ page, entry })),
        ),
      );
      expect(described.length).toBeGreaterThan(15);
      for (const { page, entry } of described) {
        for (const text of [entry['name'], entry['description']])
          expect.soft(textOf(page.main), page.path).toContain(text);
        const role = entry['@type'] === 'Service' ? 'provider' : 'author';
        expect.soft(entry[role], page.path).toEqual(organization);
        expect.soft(Object.keys(entry).join(), page.path).not.toMatch(/offers|rating|review/i);
      }
    });
  });
