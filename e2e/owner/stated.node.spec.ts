import { expect, test } from '@playwright/test';
import { site } from '../../src/site.ts';
import { builds, printedBy } from '../support/builds.ts';
import { frontMatterIn } from '../support/fixtures/front-matter.ts';
import { numbers, pay, registration } from '../support/fixtures/stated.ts';
import { ofType, pageAt, type ReadPage, readPages } from '../support/fixtures/read-pages.ts';

const changed = (route: string) => pageAt(route, builds.changed.dist);
const { range, hourly } = pay;

/** What the owner of another site states: the field, where it is seen, what it says there. */
const told: readonly (readonly [field: string, route: string, says: string])[] = [
  ['registration', '/', registration],
  ['registration', '/apply', registration],
  ['whatsapp', '/privacy', 'WhatsApp’s own privacy policy'],
  ['pay', '/positions', `Pay ${range.shown}`],
  ['no pay', '/positions', 'Pay Not stated'],
  ['pay', '/freshers', `Stipend: ${range.shown}`],
];

for (const [field, route, says] of told)
  test(`${field}, once stated, is read on ${route}: ${says}`, () => {
    expect(changed(route).words.replaceAll('\u{a0}', ' ')).toContain(says);
  });

test('pay of an opening stands among the facts of its page', () => {
  expect(changed('/last').facts).toMatchObject({ Pay: range.shown });
  expect(changed('/young').facts).toMatchObject({ Pay: hourly.shown });
  expect(changed('/plain').facts).not.toHaveProperty('Pay');
});

test('job search is told of pay as the page shows it', () => {
  for (const [route, { salary, currency }] of [
    ['/last', range],
    ['/young', hourly],
  ] as const)
    expect(ofType(changed(route), 'JobPosting')).toEqual([
      expect.objectContaining({
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency,
          value: { '@type': 'QuantitativeValue', ...salary },
        },
      }),
    ]);
  expect(Object.keys(ofType(changed('/plain'), 'JobPosting')[0] ?? {})).not.toContain('baseSalary');
});

test('search engines are told of number, chat and registration on every page', () => {
  for (const page of readPages(builds.changed.dist))
    expect(ofType(page, 'Organization'), page.route).toEqual([
      expect.objectContaining({
        telephone: numbers.telephone.number,
        contactPoint: { '@type': 'ContactPoint', contactType: 'WhatsApp', url: numbers.whatsapp.link },
        identifier: registration,
      }),
    ]);
});

test('with both numbers and the registration stated each page still arrives in one round trip', () => {
  expect(printedBy(builds.options)).not.toContain('bytes more');
});

/** What a page has where a field is stated, and nowhere else. */
const traces = {
  site: {
    telephone: /"tel:|Telephone|"telephone"/,
    whatsapp: /WhatsApp|wa\.me/,
    registration: /"identifier":"/,
    retention: /How long it is kept/,
  },
  entries: {
    pay: /<dt[^>]*>Pay<|Stipend:|baseSalary/,
  },
};

const stating = (pages: readonly ReadPage[], trace: RegExp) =>
  pages.filter(({ html }) => trace.test(html)).map(({ route }) => route);

for (const [field, trace] of Object.entries(traces.site))
  test(`${field} leaves no trace on any page until it is stated`, () => {
    if (!Reflect.get(site, field)) expect(stating(readPages(), trace)).toEqual([]);
    expect(stating(readPages(builds.changed.dist), trace)).not.toEqual([]);
  });

const isStated = (value: unknown) => value !== undefined && Object(value).length !== 0;

/** The front matter of the texts that may state more. */
const entries = ['jobs', 'internships'].flatMap(frontMatterIn);

for (const [field, trace] of Object.entries(traces.entries))
  test(`${field} leaves no trace on the page of an entry until it is stated`, () => {
    for (const entry of entries)
      expect(trace.test(pageAt(String(entry['path'])).html), String(entry['path'])).toBe(
        isStated(entry[field]),
      );
    expect(stating(readPages(builds.changed.dist), trace)).not.toEqual([]);
  });
