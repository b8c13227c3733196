import { z } from 'astro/zod';
import { address, line, prose, telephone, webAddress } from './collections/fields.ts';
import { ContentError, parseYaml, readText } from './collections/files.ts';

/** Where the values of the company stand, from the project's folder. */
export const siteFile = 'content/site.yaml';

const isTimeZone = (name: string) => {
  try {
    return !!new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    return false;
  }
};

/** The fields of `content/site.yaml`; strict, so a misspelt one stops the build. */
export const siteSchema = z.strictObject({
  name: line.max(100).describe('The name of the company, as visitors read it.'),
  tagline: line.describe('One line under the name.'),
  email: z.email().describe('The mailbox for questions and resumes.'),
  website: webAddress.describe('The website of the company, beginning with https://.'),
  network: z
    .strictObject({
      label: line.describe('What the link says.'),
      url: webAddress.meta({ title: 'Address', description: 'Beginning with https://.' }),
    })
    .meta({ title: 'Professional network', description: 'The page of the company there.' }),
  office: line.describe('Where the registered office is, in words.'),
  telephone: telephone.describe('As it is dialled from abroad, such as +91 44 2345 6789.').optional(),
  whatsapp: telephone
    .meta({ title: 'WhatsApp', description: 'The number to write to, such as +91 98765 43210.' })
    .optional(),
  registration: z
    .string()
    .meta({
      title: 'Registration number',
      description: 'The number in the register of companies, with its name there; the footer shows it.',
    })
    .optional(),
  country: z
    .strictObject({
      name: line.describe('In words, such as India.'),
      code: z
        .string()
        .regex(/^[A-Z]{2}$/, 'must be two capital letters, such as IN')
        .describe('Two capital letters, by ISO 3166-1: IN for India.'),
    })
    .describe('Where applicants may live; leave it out when that is not settled.')
    .optional(),
  timeZone: z
    .string()
    .refine(isTimeZone, 'must be a time zone such as Asia/Kolkata')
    .describe('In which a day of the content begins and ends, by its IANA name: Asia/Kolkata.'),
  staleAfterDays: z.number().int().positive().meta({
    title: 'Ask about openings after',
    description: 'A number of days; after them a build asks whether an opening is still open.',
  }),
  announcement: z
    .strictObject({
      text: z.string().describe('{openings} is counted; without a text there is no bar.').optional(),
      label: line.meta({ title: 'Link', description: 'What the link says.' }),
      href: address.meta({ title: 'Leads to', description: 'An address of this site, such as /positions.' }),
    })
    .describe('The bar above the home page and the pages for people who look for work.')
    .optional(),
  retention: prose
    .meta({
      title: 'How long data is kept',
      description: 'How long the server keeps what the forms send; the privacy page says it.',
    })
    .optional(),
  copyrightYear: z
    .number()
    .int()
    .meta({ title: 'Year in the footer', description: 'Set by hand; it does not follow the clock.' }),
});

/** The same as a JSON Schema, by which an editor underlines a wrong field while it is typed. */
export const siteJsonSchema = () => JSON.stringify(z.toJSONSchema(siteSchema, { io: 'input' }), null, 2);

/** What `content/site.yaml` holds, parsed. */
export type Site = z.infer<typeof siteSchema>;

/**
 * Reads and checks `content/site.yaml`.
 * @throws ContentError with every field that does not fit.
 */
export function readSite(): Site {
  const { success, data, error } = siteSchema.safeParse(parseYaml(siteFile, readText(siteFile)));
  if (!success) throw new ContentError(`${siteFile}:\n${z.prettifyError(error)}`);
  return data;
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
