import { defineCollection } from 'astro/content/config';
import { z } from 'astro/zod';
import { day, illustration, line, productPath, sign } from './collections/fields.ts';
import { markdown } from './collections/loader.ts';
import { howToApply } from './collections/open.ts';
import { page } from './collections/page.ts';
import { lead, listedFields, offerFields, point } from './collections/parts.ts';
import { pay } from './collections/pay.ts';

const service = z
  .strictObject({
    ...offerFields,
    group: z
      .enum(['everyday', 'discipline', 'other'])
      .describe('Where it is listed: the everyday cards, the engineering disciplines, or neither.'),
  })
  .meta({ title: 'Services', description: 'What the company does for clients: one page each.' });

const solution = z
  .strictObject({
    ...offerFields,
    compare: z
      .strictObject({
        gets: line.meta({ title: 'You get', description: 'What the client gets.' }),
        booking: line.describe('How it is booked.'),
        needs: line.meta({ title: 'We need', description: 'What is needed from the client.' }),
      })
      .meta({ title: 'Row of the comparison', description: 'A few words for each column.' }),
  })
  .meta({ title: 'Solutions', description: 'The solution lines: one page each.' });

const product = z
  .strictObject({
    ...listedFields,
    path: productPath.meta({ title: 'Address of the product', description: 'Such as /products#aedan.' }),
    audiences: z.array(line).min(1).describe('For whom it is: two or three words each.'),
    features: z.array(point).min(2).describe('What it does for them.'),
    illustration: illustration.describe('Beside its text, instead of the pattern.').optional(),
  })
  .meta({ title: 'Products', description: 'The products of the company, all on one page.' });

const job = z
  .strictObject({
    status: z
      .enum(['open', 'closed'])
      .describe('A closed opening keeps its page, leaves every list, and takes no application.')
      .default('open'),
    ...listedFields,
    location: line.describe('Where the work is done.'),
    postedOn: day.meta({ title: 'Posted on', description: 'The day it was posted.' }),
    experience: line.describe('Who may apply.'),
    vacancies: z
      .int()
      .positive()
      .meta({ title: 'Number of openings', description: 'How many people can be hired.' }),
    validThrough: day
      .meta({ title: 'Last day to apply', description: 'The opening closes after this day.' })
      .optional(),
    employmentType: z
      .enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'])
      .describe('For job search, as defined by schema.org/employmentType.')
      .optional(),
    pay: pay.optional(),
  })
  .meta({
    title: 'Openings',
    description: 'Each has a row in the table, a page and a suggestion in the form.',
  })
  .refine(({ postedOn, validThrough }) => !validThrough || validThrough >= postedOn, {
    path: ['validThrough'],
    error: 'must not be before postedOn',
  });

const internship = z
  .strictObject({
    ...listedFields,
    sign,
    kind: line.meta({ title: 'Kind of intern', description: 'As the interns page names it.' }),
    lead,
    hours: line.meta({ title: 'Hours a day', description: 'In words.' }),
    pay: pay.optional(),
    steps: z.array(point).min(2).describe('What happens between “I’m interested” and the first day.'),
    terms: z.array(line).min(1).describe('What an applicant agrees to by ticking the box.'),
    termsRequired: z
      .boolean()
      .meta({ title: 'Terms must be ticked', description: 'Whether an application needs the tick.' }),
  })
  .meta({ title: 'Internships', description: 'The tracks, with their terms: one page each.' });

/** The schema of each folder of `content/`. */
export const schemas = {
  services: service,
  solutions: solution,
  products: product,
  jobs: job,
  internships: internship,
  pages: page,
};

const loader = (heading?: string) => markdown(Object.keys(schemas), heading);

/** The collections; each is the folder of its name in `content/`. */
export const collections = {
  services: defineCollection({ loader: loader(), schema: service }),
  solutions: defineCollection({ loader: loader(), schema: solution }),
  products: defineCollection({ loader: loader(), schema: product }),
  jobs: defineCollection({ loader: loader(howToApply), schema: job }),
  internships: defineCollection({ loader: loader(), schema: internship }),
  pages: defineCollection({ loader: loader(), schema: page }),
};
