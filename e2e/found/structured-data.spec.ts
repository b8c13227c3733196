import { type Found, found, isClosed, ofType } from '../support/fixtures/found.ts';
import { jobs } from '../support/fixtures/openings.ts';
import { canonicalOf, routes, services, solutions } from '../support/fixtures/routes.ts';
import { known, site } from '../../src/site.ts';
import { siteUrl } from '../support/hosts.ts';
import { expect, test } from '../support/test-site.ts';

const company = { '@id': `${siteUrl}/#company` };
const jobRoutes = jobs.map(([, route]) => route);
const offers: readonly string[] = [...services, ...solutions];

const typesOf = (page: Found) => {
  const { route } = page;
  const inner = canonicalOf(route) === '/' ? [] : ['BreadcrumbList'];
  if (jobRoutes.includes(route) && site.country && !isClosed(page)) return [...inner, 'JobPosting'];
  if (offers.includes(route)) return [...inner, 'Service'];
  if (route === '/products') return [...inner, ...Array<string>(3).fill('SoftwareApplication')];
  return inner;
};

test('every page has one script that says what it is about, and nothing more than that', async ({
  page,
  request,
}) => {
  for (const each of await found(page, request, [...routes, '/404'])) {
    expect(each.json, each.route).toHaveLength(1);
    expect(each.json.join(), `${each.route}: no markup can end the script`).not.toContain('<');
    const types = each.things.map((thing) => thing['@type']);
    expect(types, each.route).toEqual(['Organization', 'WebSite', ...typesOf(each)]);
    const [organization, website] = each.things;
    expect(organization).toMatchObject({ ...company, name: site.name, url: `${siteUrl}/` });
    expect(website).toMatchObject({ name: site.name, url: `${siteUrl}/`, publisher: company });
  }
});

test('the breadcrumb line is told to machines as visitors read it', async ({ page, request }) => {
  for (const each of await found(page, request, routes)) {
    const lines = ofType(each, 'BreadcrumbList').map((list) => list['itemListElement']);
    const here = canonicalOf(each.route);
    const told = each.trail.map(([name, href], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(href ?? here, siteUrl).href,
    }));
    expect(lines, each.route).toEqual(told.length > 0 ? [told] : []);
  }
});

test('an opening is marked up for job search with what its page shows, and nothing else', async ({
  page,
  request,
}) => {
  for (const each of await found(page, request, jobRoutes)) {
    const [posting] = ofType(each, 'JobPosting');
    if (!posting) continue;
    const { facts } = each;
    const [date, month, year] = facts['Posting date']?.split('/') ?? [];
    expect(posting, each.route).toEqual({
      '@type': 'JobPosting',
      title: each.title,
      description: expect.stringContaining('<h2'),
      url: siteUrl + each.route,
      datePosted: [year, month?.padStart(2, '0'), date?.padStart(2, '0')].join('-'),
      ...(facts['Apply by'] && { validThrough: expect.stringMatching(/T23:59:59[+-]/) }),
      ...(facts['Employment'] && { employmentType: facts['Employment'].toUpperCase().replace(' ', '_') }),
      hiringOrganization: {
        '@type': 'Organization',
        ...company,
        name: site.name,
        ...(known.website && { sameAs: known.website }),
      },
      identifier: { '@type': 'PropertyValue', name: site.name, value: expect.stringMatching(/^[a-z-]+$/) },
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: site.country?.name },
      totalJobOpenings: Number(facts['No. of Openings']),
      directApply: true,
    });
    expect(facts['Location'], each.route).toBe(`Remote, from ${site.country?.name}`);
    const text = await page.evaluate((html) => {
      const whole = new DOMParser().parseFromString(html, 'text/html');
      return whole.body.textContent.replace(/\s+/g, ' ').trim();
    }, String(posting['description']));
    expect(text.length).toBeGreaterThan(500);
    expect(each.main).toContain(text);
  }
});

test('services and products are told as what visitors read of them, without prices or ratings', async ({
  page,
  request,
}) => {
  for (const each of await found(page, request, [...offers, '/products'])) {
    const told = [...ofType(each, 'Service'), ...ofType(each, 'SoftwareApplication')];
    expect(told.length, each.route).toBeGreaterThan(0);
    for (const thing of told) {
      for (const text of [thing['name'], thing['description']]) expect(each.main).toContain(text);
      expect(thing).toMatchObject(thing['@type'] === 'Service' ? { provider: company } : { author: company });
      expect(Object.keys(thing)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/offers|rating|review/i)]),
      );
    }
  }
  const [products] = await found(page, request, ['/products']);
  expect(products && ofType(products, 'SoftwareApplication').map(({ url }) => url)).toEqual(
    ['aedan', 'thiruula', 'digitaltwin'].map((anchor) => `${siteUrl}/products#${anchor}`),
  );
});
