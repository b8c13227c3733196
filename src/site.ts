import { z } from 'astro/zod';
import { href, line, prose, matching, telephone, webAddress } from './schema/field-types.ts';
import { fieldMeta } from './schema/labels.ts';
import { withKnownPlaceholders } from './schema/placeholders.ts';
import { check, ContentError, messageFrom, parseYaml, readText } from './schema/parse.ts';
import { safely } from './safely.ts';

/** The file with the values of the company, relative to the project root. */
export const siteFile = 'content/site.yaml';

const isTimeZone = (timeZone: string) =>
  safely(() => new Intl.DateTimeFormat('en', { timeZone })) !== undefined;

/** The fields of `content/site.yaml`. */
export const siteSchema = z.strictObject({
  name: line.max(100).describe('The name of the company, at most 100 characters.'),
  tagline: line.describe('One line, shown on the vision statement.'),
  email: z.email().describe('The address for questions and resumes.'),
  website: webAddress.describe('Example: https://www.example.com.'),
  network: z
    .strictObject({
      label: line.describe('The text of the link.'),
      url: webAddress.meta(fieldMeta('Address', 'Example: https://network.example.com/company.')),
    })
    .meta(fieldMeta('Professional network', 'The page of the company on a network.')),
  office: line.describe('The place of the registered office.'),
  telephone: telephone.describe('With the country code. Example: +91 44 2345 6789.').optional(),
  whatsapp: telephone
    .meta(fieldMeta('WhatsApp', 'With the country code. Example: +91 98765 43210.'))
    .optional(),
  registration: z
    .string()
    .meta(fieldMeta('Registration number', 'Shown in the footer, with the name of the register.'))
    .optional(),
  country: z
    .strictObject({
      name: line.describe('Example: India.'),
      code: matching(/^[A-Z]{2}$/, 'must be two capital letters, such as IN').describe('Example: IN.'),
    })
    .describe('Where employees may live. Without it, job search lists no position.')
    .optional(),
  timeZone: z
    .string()
    .refine(isTimeZone, 'must be a time zone such as Asia/Kolkata')
    .describe('Positions close at midnight in this zone. Example: Asia/Kolkata.'),
  staleAfterDays: z
    .int()
    .positive()
    .meta(fieldMeta('Warn about old positions after', 'A number of days. Example: 60.')),
  announcement: z
    .strictObject({
      text: withKnownPlaceholders(z.string()).describe('Leave it empty to hide the bar.').optional(),
      label: withKnownPlaceholders(line).meta(fieldMeta('Link', 'The text of the link.')),
      href: href.meta(fieldMeta('Leads to', 'An address. Example: /positions.')),
    })
    .describe('The bar at the top of every page.')
    .optional(),
  retention: withKnownPlaceholders(prose)
    .meta(
      fieldMeta(
        'How long data is kept',
        'Shown on the privacy page: data from the forms. {company} and other placeholders work.',
      ),
    )
    .optional(),
  replyWithin: withKnownPlaceholders(line)
    .meta(
      fieldMeta(
        'Reply to applications',
        'Completes “We reply …”. Example: within 10 working days. Shown on positions, tracks and the application form, and after it is sent.',
      ),
    )
    .optional(),
  replyToClientsWithin: withKnownPlaceholders(line)
    .meta(
      fieldMeta(
        'Reply to clients',
        'Completes “We reply …”. Example: within two working days. Shown in “How we work”.',
      ),
    )
    .optional(),
  recruiting: withKnownPlaceholders(prose)
    .meta(
      fieldMeta(
        'Recruiting notice',
        'Protects applicants from fraud. Example: We never ask for money, and only email you from {email}. Shown on Careers, positions and internship tracks.',
      ),
    )
    .optional(),
  copyrightYear: z.int().meta(fieldMeta('Year in the footer', 'Change it every year.')),
});

/**
 * Reads and checks `content/site.yaml`.
 * @throws ContentError that lists every invalid field
 */
function readSite() {
  try {
    const { data, problems } = check(siteSchema, parseYaml(readText(siteFile)));
    if (data) return data;
    throw new ContentError(problems.join('\n'));
  } catch (error) {
    throw new ContentError(`${siteFile}:\n${messageFrom(error)}`);
  }
}

/** The values of the company. Only for code that runs in the build; islands receive values as props. */
export const site = readSite();

/** Field, value and sample. Delete a line if the sample is the correct value. */
const samples = [
  ['name', site.name, 'Pulli Works'],
  ['email', site.email, 'hello@example.com'],
  ['website', site.website, 'https://www.example.com'],
  ['network.url', site.network.url, 'https://network.example.com/company'],
  ['office', site.office, 'In a town in the south'],
  ['country.name', site.country?.name, 'India'],
] as const;

/** The fields of `content/site.yaml` that still have a sample value. */
export const remainingSamples = samples.flatMap(([field, value, original]) =>
  value === original ? { field, value } : [],
);

const unlessSample = (field: string, value: string) =>
  remainingSamples.some((sample) => sample.field === field) ? undefined : value;

/** The addresses of the company; undefined while they have sample values. */
export const published = {
  email: unlessSample('email', site.email),
  website: unlessSample('website', site.website),
  network: unlessSample('network.url', site.network.url),
};
