import { z } from 'astro/zod';
import { address, line, prose, telephone, webAddress } from './content-files/fields.ts';
import { ContentProblem } from './content-files/problem.ts';
import { textOf } from './content-files/text.ts';
import { sentences, strings, valuesOf } from './content-files/yaml.ts';

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
 * Reads `content/site.yaml` and checks it.
 * @param text what the file holds, where that is known
 * @throws ContentProblem with file, line and field for every value that does not fit.
 */
export function readSite(text = textOf(siteFile)): Site {
  const { success, data, error } = siteSchema.safeParse(valuesOf(siteFile, text));
  if (!success) throw new ContentProblem(...sentences(siteFile, text, 1, error.issues));
  return data;
}

/** Who the company is. Server only; islands get what they need as props. */
export const site = readSite();

/** The values of `content/site.yaml` still marked `# default`, each with its field, such as `office`: stand-ins. */
export const standIns = strings(textOf(siteFile), 1).filter(({ comment }) => comment === 'default');

const unlessStandIn = (field: string, value: string) =>
  standIns.some((standIn) => standIn.field === field) ? undefined : value;

/** Where else the company is found, as far as the owner has stated it; a stand-in is nothing a visitor should read. */
export const known = {
  website: unlessStandIn('website', site.website),
  network: unlessStandIn('network.url', site.network.url),
  office: unlessStandIn('office', site.office),
};

/** An address as one says it, without `https://`. */
export const withoutScheme = (url: string) => url.replace(/^https?:\/\//, '');
