import { z } from 'astro/zod';
import { address, line, prose, telephone, webAddress } from './collections/fields.ts';
import { ContentError, parseYaml, readText } from './collections/files.ts';

/** The file with the values of the company. */
export const siteFile = 'content/site.yaml';

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** The fields of `content/site.yaml`. */
export const siteSchema = z.strictObject({
  name: line.max(100).describe('The name of the company, as visitors read it.'),
  tagline: line.describe('One line under the name.'),
  email: z.email().describe('The mailbox for questions and resumes.'),
  website: webAddress.describe('The website of the company, beginning with https://.'),
  network: z
    .strictObject({
      label: line.describe('The text of the link.'),
      url: webAddress.meta({ title: 'Address', description: 'Beginning with https://.' }),
    })
    .meta({ title: 'Professional network', description: 'The page of the company there.' }),
  office: line.describe('The place of the registered office, in words.'),
  telephone: telephone.describe('With the country, such as +91 44 2345 6789.').optional(),
  whatsapp: telephone
    .meta({ title: 'WhatsApp', description: 'With the country, such as +91 98765 43210.' })
    .optional(),
  registration: z
    .string()
    .meta({ title: 'Registration number', description: 'With the name of the register, for the footer.' })
    .optional(),
  country: z
    .strictObject({
      name: line.describe('In words, such as India.'),
      code: z
        .string()
        .regex(/^[A-Z]{2}$/, 'must be two capital letters, such as IN')
        .describe('Two capital letters, by ISO 3166-1: IN for India.'),
    })
    .describe('Where remote workers may live. Job search lists no opening without it.')
    .optional(),
  timeZone: z
    .string()
    .refine(isTimeZone, 'must be a time zone such as Asia/Kolkata')
    .describe('An opening closes at the end of its last day in this zone.'),
  staleAfterDays: z.int().positive().meta({
    title: 'Ask about openings after',
    description: 'Days after which a build asks about an opening.',
  }),
  announcement: z
    .strictObject({
      text: z
        .string()
        .describe('{openings} becomes “Five openings”. Without a text there is no bar.')
        .optional(),
      label: line.meta({ title: 'Link', description: 'The text of the link.' }),
      href: address.meta({ title: 'Leads to', description: 'An address of this site, such as /positions.' }),
    })
    .describe('The bar above the home page and the pages for applicants.')
    .optional(),
  retention: prose
    .meta({ title: 'How long data is kept', description: 'For the privacy page: data from the forms.' })
    .optional(),
  copyrightYear: z.int().meta({ title: 'Year in the footer', description: 'Changed by hand.' }),
});

/** The values of `content/site.yaml`. */
export type Site = z.infer<typeof siteSchema>;

/**
 * Reads and checks `content/site.yaml`.
 * @throws ContentError with every field that does not fit.
 */
export function readSite(): Site {
  try {
    return siteSchema.parse(parseYaml(readText(siteFile)));
  } catch (error) {
    const message = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new ContentError(`${siteFile}:\n${message}`);
  }
}

/** The company. Server only; islands get what they need as props. */
export const site = readSite();

/** The values the project is shipped with: field, value, shipped value. Delete a line if the shipped value is right. */
const shipped = [
  ['name', site.name, 'Pulli Works'],
  ['email', site.email, 'hello@example.com'],
  ['website', site.website, 'https://www.example.com'],
  ['network.url', site.network.url, 'https://network.example.com/company'],
  ['office', site.office, 'In a town in the south'],
  ['country.name', site.country?.name, 'India'],
] as const;

/** The fields of `content/site.yaml` that still have the shipped value. */
export const placeholders = shipped.flatMap(([field, value, original]) =>
  value === original ? { field, value } : [],
);

const unlessPlaceholder = (field: string, value: string) =>
  placeholders.some((placeholder) => placeholder.field === field) ? undefined : value;

/** Where else the company is found, without the placeholders, which no visitor should read. */
export const published = {
  website: unlessPlaceholder('website', site.website),
  network: unlessPlaceholder('network.url', site.network.url),
  office: unlessPlaceholder('office', site.office),
};

/** An address as one says it, without `https://`. */
export const withoutScheme = (url: string) => url.replace(/^https?:\/\//, '');
