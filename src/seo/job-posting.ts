import type { CollectionEntry } from 'astro:content';
import type { JobPosting, MonetaryAmount, Place } from 'schema-dts';
import { endOf } from '../dates.ts';
import { acceptsApplications, isRemote } from '../jobs.ts';
import type { Pay } from '../schema/pay.ts';
import { realAddresses, site } from '../site.ts';
import { absolute } from './absolute.ts';
import { companyId } from './company.ts';

/**
 * A job as structured data (developers.google.com/search/docs/appearance/structured-data/job-posting), limited to facts that
 * its page shows. Undefined for a closed job, and without a country, which Google requires.
 * @param description the body of the page as HTML; may be blank
 */
export function jobPosting(
  { id, data }: CollectionEntry<'jobs'>,
  description: string,
): JobPosting | undefined {
  if (!site.country || !acceptsApplications(data)) return undefined;
  return {
    '@type': 'JobPosting',
    title: data.title,
    description: withAbsoluteLinks(description, absolute(data.path)).trim() || data.summary,
    url: absolute(data.path),
    datePosted: data.postedOn,
    ...(data.validThrough && { validThrough: endOf(data.validThrough) }),
    // FULL_TIME for “Full time”.
    ...(data.employmentType && { employmentType: data.employmentType.toUpperCase().replace(' ', '_') }),
    ...(data.pay && { baseSalary: salary(data.pay) }),
    hiringOrganization: {
      '@type': 'Organization',
      ...companyId,
      name: site.name,
      // Job search shows a logo of at least 112 by 112 px.
      logo: absolute('/apple-touch-icon.png'),
      ...(realAddresses.website && { sameAs: realAddresses.website }),
    },
    identifier: { '@type': 'PropertyValue', name: site.name, value: id },
    ...(isRemote(data.location)
      ? remote(site.country.name)
      : { jobLocation: placeOf(data.location, site.country.code) }),
    totalJobOpenings: data.vacancies,
    // “Go to the form” leads to a form on this site that needs no account.
    directApply: true,
  };
}

/** Job boards show the description on their own pages. */
const withAbsoluteLinks = (html: string, base: string) =>
  html.replace(/(?<= (?:href|src)=")[^"]*/g, (url) => URL.parse(url, base)?.href ?? url);

const remote = (country: string) =>
  ({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: country },
  }) as const;

const placeOf = (addressLocality: string, addressCountry: string): Place => ({
  '@type': 'Place',
  address: { '@type': 'PostalAddress', addressLocality, addressCountry },
});

const salary = ({ amount, upTo, currency, per }: Pay): MonetaryAmount => ({
  '@type': 'MonetaryAmount',
  currency,
  value: {
    '@type': 'QuantitativeValue',
    ...(upTo === undefined ? { value: amount } : { minValue: amount, maxValue: upTo }),
    unitText: per.toUpperCase(),
  },
});
