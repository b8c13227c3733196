import { expect, test } from '@playwright/test';
import { builds } from '../support/builds.ts';
import * as changed from '../support/fixtures/changed-site.ts';
import { count } from '../support/fixtures/openings.ts';
import { ofType, pageAt, type ReadPage, readPages, textOfHtml } from '../support/fixtures/read-pages.ts';
import { canonicalOf, routes, services, solutions } from '../support/fixtures/routes.ts';
import { known, site } from '../../src/site.ts';
import { siteUrl } from '../support/hosts.ts';

const company = { '@id': `${siteUrl}/#company` };
const offers: readonly string[] = [...services, ...solutions];

const typesOf = ({ route }: ReadPage) => {
  const inner = canonicalOf(route) === '/' ? [] : ['BreadcrumbList'];
  if (offers.includes(route)) return [...inner, 'Service'];
  if (route === '/products') return [...inner, ...Array<string>(3).fill('SoftwareApplication')];
  return inner;
};

test('every page has one script that says what it is about, and nothing more than that', () => {
  for (const page of readPages()) {
    const { route, json, things } = page;
    expect(json, route).toHaveLength(1);
    expect(json.join(), `${route}: no markup can end the script`).not.toContain('<');
    const types = things.map((thing) => thing['@type']).filter((type) => type !== 'JobPosting');
    expect(types, route).toEqual(['Organization', 'WebSite', ...typesOf(page)]);
    const [organization, website] = things;
    expect(organization).toMatchObject({ ...company, name: site.name, url: `${siteUrl}/` });
    expect(website).toMatchObject({ name: site.name, url: `${siteUrl}/`, publisher: company });
  }
});

test('the breadcrumb line is told to machines as visitors read it', () => {
  for (const page of routes.map((route) => pageAt(route))) {
    const told = page.trail.map(([name, href], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(href ?? canonicalOf(page.route), siteUrl).href,
    }));
    const lines = ofType(page, 'BreadcrumbList').map((list) => list['itemListElement']);
    expect(lines, page.route).toEqual(told.length > 0 ? [told] : []);
  }
});

/** Sites, with the company each is of, and how many openings each has. */
const sites = [
  {
    dist: builds.plain.dist,
    name: site.name,
    website: known.website,
    openings: site.country ? count : 0,
  },
  { dist: builds.changed.dist, ...changed, website: changed.stated.website, openings: changed.open.length },
];

for (const { dist, name, website, openings } of sites)
  test(`an opening of ${name} is marked up for job search with what its page shows, and nothing else`, () => {
    const pages = readPages(dist).filter((page) => ofType(page, 'JobPosting').length > 0);
    expect(pages).toHaveLength(openings);
    for (const page of pages) {
      const { route, facts, main } = page;
      const [posting] = ofType(page, 'JobPosting');
      const [date, month, year] = facts['Posting date']?.split('/') ?? [];
      expect(posting, route).toEqual({
        '@type': 'JobPosting',
        title: page.meta['og:title'],
        description: expect.stringContaining('<h2'),
        url: siteUrl + route,
        datePosted: [year, month?.padStart(2, '0'), date?.padStart(2, '0')].join('-'),
        ...(facts['Apply by'] && { validThrough: expect.stringMatching(/T23:59:59[+-]/) }),
        ...(facts['Pay'] && { baseSalary: expect.objectContaining({ '@type': 'MonetaryAmount' }) }),
        ...(facts['Employment'] && { employmentType: facts['Employment'].toUpperCase().replace(' ', '_') }),
        hiringOrganization: {
          '@type': 'Organization',
          ...company,
          name,
          ...(website && { sameAs: website }),
        },
        identifier: { '@type': 'PropertyValue', name, value: expect.stringMatching(/^[a-z-]+$/) },
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: site.country?.name },
        totalJobOpenings: Number(facts['No. of Openings']),
        directApply: true,
      });
      expect(facts['Location'], route).toBe('Remote');
      expect(main, route).toContain(`You work remotely, from ${site.country?.name}.`);
      const text = textOfHtml(String(posting?.['description']));
      expect(text).toContain('How to apply');
      expect(main).toContain(text);
    }
  });

test('services and products are told as what visitors read of them, without prices or ratings', () => {
  for (const page of [...offers, '/products'].map((route) => pageAt(route))) {
    const told = [...ofType(page, 'Service'), ...ofType(page, 'SoftwareApplication')];
    expect(told.length, page.route).toBeGreaterThan(0);
    for (const thing of told) {
      for (const text of [thing['name'], thing['description']]) expect(page.main).toContain(text);
      expect(thing).toMatchObject(thing['@type'] === 'Service' ? { provider: company } : { author: company });
      expect(Object.keys(thing).join()).not.toMatch(/offers|rating|review/i);
    }
  }
  expect(ofType(pageAt('/products'), 'SoftwareApplication').map(({ url }) => url)).toEqual(
    ['aedan', 'thiruula', 'digitaltwin'].map((anchor) => `${siteUrl}/products#${anchor}`),
  );
});
