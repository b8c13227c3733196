import { z } from 'astro/zod';
import { parse } from 'yaml';
import { ContentProblem, explain, misspelt } from './problem.ts';

/** Where the values of the company stand. */
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
  name: z.string().min(1),
  /** One line under the name. */
  tagline: z.string().min(1),
  /** The mailbox for questions and resumes. */
  email: z.email(),
  /** The company's website, absolute. */
  website: z.url(),
  /** The company's page on its professional network. */
  network: z.strictObject({ label: z.string().min(1), url: z.url() }),
  /** Where the registered office is, in words. */
  office: z.string().min(1),
  /** Where applicants may live: name in words and ISO 3166-1 alpha-2 code; leave out when not settled. */
  country: z.strictObject({ name: z.string().min(1), code: z.string().regex(/^[A-Z]{2}$/) }).optional(),
  /** The time zone in which a day of the content begins and ends, by its IANA name. */
  timeZone: z.string().refine(isTimeZone, 'must be a time zone such as Asia/Kolkata'),
  /** After how many days the build asks whether an opening is still open. */
  staleAfterDays: z.number().int().positive(),
  /** The bar above every page; `{openings}` is counted, and an empty text hides the bar. */
  announcement: z
    .strictObject({
      text: z.string(),
      label: z.string().min(1),
      href: z.string().startsWith('/'),
    })
    .optional(),
  /** How long the server keeps what the forms send; the privacy page shows it unless it is empty. */
  retention: z.string().optional(),
  /** The year in the footer (product.md section 9). */
  copyrightYear: z.number().int(),
});

/** The same as a JSON Schema, by which an editor underlines a wrong field while it is typed. */
export const siteJsonSchema = () => JSON.stringify(z.toJSONSchema(siteSchema, { io: 'input' }), null, 2);

/** What `content/site.yaml` holds, parsed. */
export type Site = z.infer<typeof siteSchema>;

/**
 * The values of the company from the text of `content/site.yaml`.
 * @throws ContentProblem with file, line and field for every value that does not fit.
 */
export function readSite(source: string): Site {
  const unreadable = misspelt(siteFile, source);
  if (unreadable) throw new ContentProblem(unreadable);
  const { success, data, error } = siteSchema.safeParse(parse(source));
  if (!success) throw new ContentProblem(explain(siteFile, source, 1, error.issues).join('\n'));
  return data;
}
