import { expect, test } from '@playwright/test';
import { site as content } from '../../src/site.ts';
import { changed } from '../support/sites/changed-site.ts';
import { siteUrl } from '../support/sites/local-servers.ts';
import { allPages, type BuiltPage, builtSites, changedSite, textOf } from '../support/sites/built-site.ts';

/** An entry of the structured data, such as a job posting. */
type Entry = Readonly<Record<string, unknown>>;

const scriptsOf = (page: BuiltPage) =>
  page.all('script[type="application/ld+json"]').map((script) => script.textContent ?? '');

/** The entries of a type in the structured data of a page. */
const entriesOf = (page: BuiltPage, type: string): Entry[] =>
  scriptsOf(page)
    .flatMap((json): Entry[] => JSON.parse(json)['@graph'])
    .filter((entry) => entry['@type'] === type);

/** The facts of a job as its page shows them, by their labels. */
const factsOf = (page: BuiltPage): Readonly<Record<string, string>> =>
  Object.fromEntries(page.all('main dt').map((term) => [textOf(term), textOf(term.nextElementSibling)]));

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
        const isHome = page.canonical === `${siteUrl}/`;
        const website = { name: company, url: `${siteUrl}/`, publisher: organization };
        expect.soft(entriesOf(page, 'WebSite'), page.path).toMatchObject(isHome ? [website] : []);
        const items = page.all('[aria-label=Breadcrumb] li');
        const shown = items.map((item, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: textOf(item),
          item:
            siteUrl + (item.querySelector('a')?.getAttribute('href') ?? page.canonical?.replace(siteUrl, '')),
        }));
        const lists = entriesOf(page, 'BreadcrumbList').map((list) => list['itemListElement']);
        expect.soft(lists, page.path).toEqual(shown.length > 0 ? [shown] : []);
      }
    });

    test('structured data of a service or product has the name and the description that its page shows, and no price or rating', () => {
      const described = pages.flatMap((page) =>
        ['Service', 'SoftwareApplication'].flatMap((type) =>
          entriesOf(page, type).map((entry) => ({ page, entry })),
        ),
      );
      expect(described.length).toBeGreaterThan(15);
      for (const { page, entry } of described) {
        for (const text of [entry['name'], entry['description']])
          expect.soft(page.mainText, page.path).toContain(text);
        const role = entry['@type'] === 'Service' ? 'provider' : 'author';
        expect.soft(entry[role], page.path).toEqual(organization);
        expect.soft(Object.keys(entry).join(), page.path).not.toMatch(/offers|rating|review/i);
      }
    });
  });

test('an open position has a JobPosting with the facts on its page; a closed position has none', () => {
  const { job, remoteJob, name, country, website } = changed;
  const page = changedSite.page(job.path);
  const facts = factsOf(page);
  // The position is posted on the day of the build, and closes on it.
  const date = facts['Posting date'] ?? '';
  const [day = '', month = '', year] = date.split('/');
  const isoDate = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  expect(facts).toMatchObject({
    Type: 'Job, part time',
    Location: job.location,
    Pay: job.pay,
    'Closing date': date,
    Experience: '2024,2025 Freshers',
    'No. of Openings': '3',
  });
  const posting = {
    '@type': 'JobPosting',
    title: job.title,
    description: [
      '<h2 id="tester-what-you-will-do">What you will do</h2>',
      `<p>You count the dots, row by row. <a href="${siteUrl}/vision">See them</a>.</p>`,
      '<p>Then you draw the line.</p>',
    ].join('\n'),
    url: siteUrl + job.path,
    datePosted: isoDate,
    validThrough: `${isoDate}T23:59:59+05:30`,
    employmentType: 'PART_TIME',
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', minValue: 15000, maxValue: 20000, unitText: 'MONTH' },
    },
    hiringOrganization: {
      '@type': 'Organization',
      ...organization,
      name,
      logo: `${siteUrl}/apple-touch-icon.png`,
      sameAs: website,
    },
    identifier: { '@type': 'PropertyValue', name, value: 'tester' },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.location, addressCountry: country.code },
    },
    totalJobOpenings: 3,
    directApply: true,
  };
  expect(entriesOf(page, 'JobPosting')).toEqual([posting]);

  const remotePage = changedSite.page(remoteJob.path);
  expect(factsOf(remotePage)).toMatchObject({
    Location: expect.stringContaining(country.name),
    'Posting date': '15/6/2025',
  });
  const remotePosting = {
    ...posting,
    title: remoteJob.title,
    description: expect.stringContaining('row by row'),
    url: siteUrl + remoteJob.path,
    datePosted: '2025-06-15',
    validThrough: undefined,
    employmentType: undefined,
    baseSalary: undefined,
    identifier: { ...posting.identifier, value: 'remote' },
    jobLocation: undefined,
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: country.name },
  };
  expect(entriesOf(remotePage, 'JobPosting')).toEqual([remotePosting]);

  for (const page of allPages.filter(({ isClosed }) => isClosed))
    expect.soft(entriesOf(page, 'JobPosting'), page.path).toEqual([]);
});
