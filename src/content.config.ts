import { defineCollection } from 'astro/content/config';
import { z } from 'astro/zod';
import { day, icon, illustration, line, productPath } from './collections/fields.ts';
import { markdown } from './collections/loader.ts';
import { howToApply } from './collections/opening-status.ts';
import { page } from './collections/page.ts';
import { lead, listedFields, offerFields, point } from './collections/parts.ts';
import { pay } from './collections/pay.ts';

const service = z
  .strictObject({
    ...offerFields,
    group: z
      .enum(['everyday', 'discipline', 'other'])
      .describe(
        'All are on the services page, "everyday" also on the home page. A discipline is a technical field.',
      ),
  })
  .meta({ title: 'Services', description: 'Each service has its own page.' });

const solution = z
  .strictObject({
    ...offerFields,
    compare: z
      .strictObject({
        gets: line.meta({ title: 'What you get', description: 'A few words on the result.' }),
        booking: line.meta({ title: 'How you book it', description: 'A few words. Example: by email.' }),
        needs: line.meta({ title: 'What we need from you', description: 'A few words for the client.' }),
      })
      .meta({ title: 'Row of the comparison', description: 'The texts of the comparison table.' }),
  })
  .meta({ title: 'Solutions', description: 'Each solution has its own page.' });

const product = z
  .strictObject({
    ...listedFields,
    path: productPath.meta({ title: 'Address of the product', description: 'Example: /products#aedan.' }),
    audiences: z.array(line).min(1).describe('Who it is for: two or three words each.'),
    features: z.array(point).min(2).describe('What it can do: at least two.'),
    illustration: illustration.describe('Shown beside the text, instead of the pattern.').optional(),
  })
  .meta({ title: 'Products', description: 'All products share one page.' });

const job = z
  .strictObject({
    status: z
      .enum(['open', 'closed'])
      .describe('A closed opening keeps its page, but is not listed and takes no applications.')
      .default('open'),
    ...listedFields,
    location: line.describe('Where the work is done. Example: Remote.'),
    postedOn: day.meta({ title: 'Posted on', description: 'The day you publish it.' }),
    experience: line.describe('Who may apply. Example: 0 to 2 years.'),
    vacancies: z
      .int()
      .positive()
      .meta({ title: 'Number of openings', description: 'How many people you want to hire.' }),
    validThrough: day
      .meta({ title: 'Last day to apply', description: 'The opening closes after this day.' })
      .optional(),
    employmentType: z
      .enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'])
      .describe('Shown on the page and in job search. Example: FULL_TIME.')
      .optional(),
    pay: pay.optional(),
  })
  .meta({
    title: 'Openings',
    description: 'Each opening is a row in the table, a page, and a choice in the application form.',
  })
  .refine(({ postedOn, validThrough }) => !validThrough || validThrough >= postedOn, {
    path: ['validThrough'],
    error: 'must not be before postedOn',
  });

const internship = z
  .strictObject({
    ...listedFields,
    icon,
    kind: line.meta({ title: 'Kind of intern', description: 'The title of its card on the interns page.' }),
    lead,
    hours: line.meta({ title: 'Hours a day', description: 'In words. Example: four hours a day.' }),
    pay: pay.optional(),
    steps: z.array(point).min(2).describe('What happens from the application to the first day.'),
    terms: z.array(line).min(1).describe('What applicants agree to, one sentence each.'),
    termsRequired: z.boolean().meta({
      title: 'Terms must be ticked',
      description: 'If on, nobody can apply without ticking the box.',
    }),
  })
  .meta({ title: 'Internships', description: 'Each internship has its own page with its terms.' });

/** The schema of each folder of `content/`. The editor derives its fields from them. */
export const schemas = {
  services: service,
  solutions: solution,
  products: product,
  jobs: job,
  internships: internship,
  pages: page,
};

const loader = (heading?: string) => markdown(Object.keys(schemas), heading);

/** The collections. Each is named after its folder in `content/`. */
export const collections = {
  services: defineCollection({ loader: loader(), schema: service }),
  solutions: defineCollection({ loader: loader(), schema: solution }),
  products: defineCollection({ loader: loader(), schema: product }),
  jobs: defineCollection({ loader: loader(howToApply), schema: job }),
  internships: defineCollection({ loader: loader(), schema: internship }),
  pages: defineCollection({ loader: loader(), schema: page }),
};
