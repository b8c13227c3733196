import { z } from 'astro/zod';

/** The fields of `content/site.yaml`; strict, so a misspelt one stops the build. */
export const siteSchema = z.strictObject({
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
  /** The bar above every page; `{openings}` is counted, and an empty text hides the bar. */
  announcement: z
    .strictObject({
      text: z.string(),
      label: z.string().min(1),
      href: z.string().startsWith('/'),
    })
    .optional(),
  /** The year in the footer (product.md section 9). */
  copyrightYear: z.number().int(),
});

/** What `content/site.yaml` holds, parsed. */
export type Site = z.infer<typeof siteSchema>;
