import { z } from 'astro/zod';
import { address, webAddress } from './content-files/fields.ts';
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
const siteSchema = z.strictObject({
  /** The company's name, as visitors read it. */
  name: z.string().min(1).max(100),
  /** One line under the name. */
  tagline: z.string().min(1),
  /** The mailbox for questions and resumes. */
  email: z.email(),
  /** The company's website, absolute. */
  website: webAddress,
  /** The company's page on its professional network. */
  network: z.strictObject({ label: z.string().min(1), url: webAddress }),
  /** Where the registered office is, in words. */
  office: z.string().min(1),
  /** Where applicants may live: name in words and ISO 3166-1 alpha-2 code; leave out when not settled. */
  country: z.strictObject({ name: z.string().min(1), code: z.string().regex(/^[A-Z]{2}$/) }).optional(),
  /** The time zone in which a day of the content begins and ends, by its IANA name. */
  timeZone: z.string().refine(isTimeZone, 'must be a time zone such as Asia/Kolkata'),
  /** After how many days the build asks whether an opening is still open. */
  staleAfterDays: z.number().int().positive(),
  /** The bar above every page; `{openings}` is counted, and an empty text hides the bar. */
  announcement: z.strictObject({ text: z.string(), label: z.string().min(1), href: address }).optional(),
  /** How long the server keeps what the forms send; the privacy page shows it unless it is empty. */
  retention: z.string().optional(),
  /** The year in the footer; set by hand, it does not follow the clock. */
  copyrightYear: z.number().int(),
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

/** The fields of `content/site.yaml` still marked `# default`, such as `office`: stand-ins. */
export const standIns: readonly string[] = strings(textOf(siteFile), 1)
  .filter(({ comment }) => comment === 'default')
  .map(({ field }) => field);

const unlessStandIn = (field: string, value: string) => (standIns.includes(field) ? undefined : value);

/** Where else the company is found, as far as the owner has stated it; a stand-in is nothing a visitor should read. */
export const known = {
  website: unlessStandIn('website', site.website),
  network: unlessStandIn('network.url', site.network.url),
  office: unlessStandIn('office', site.office),
};

/** An address as one says it, without `https://`. */
export const withoutScheme = (url: string) => url.replace(/^https?:\/\//, '');
