import { defineCollection } from 'astro/content/config';
import { z } from 'astro/zod';
import { markdown } from './collections/loader.ts';
import { howToApply } from './collections/open.ts';
import { page } from './collections/page.ts';
import { pay } from './collections/pay.ts';
import { illustration, listedFields, offerFields, point } from './collections/parts.ts';
import { day, line, productPath, sentences, sign } from './collections/fields.ts';

/** What the company does for clients: one page each. */
const service = z
  .strictObject({
    ...offerFields,
    group: z
      .enum(['everyday', 'discipline', 'other'])
      .describe('Where it is listed: the everyday cards, the engineering disciplines, or neither.'),
  })
  .meta({ title: 'Services', description: 'What the company does for clients: a page each.' });

/** The five solution lines. */
const solution = z
  .strictObject({
    ...offerFields,
    compare: z
      .strictObject({
        gets: line.meta({ title: 'You get', description: 'What the client gets.' }),
        booking: line.describe('How it is booked.'),
        needs: line.meta({ title: 'We need', description: 'What is needed from the client.' }),
      })
      .meta({
        title: 'Row of the comparison',
        description: 'What the table that compares the lines says of it: a few words each.',
      }),
  })
  .meta({ title: 'Solutions', description: 'The solution lines: a page each.' });

/** The company's own products; their address is an anchor on the products page. */
const product = z
  .strictObject({
    ...listedFields,
    path: productPath.meta({
      title: 'Address of the product',
      description: 'A place on the products page, such as /products#aedan.',
    }),
    audiences: z.array(line).min(1).describe('For whom it is: two or three words each.'),
    features: z.array(point).min(2).describe('What it does for them.'),
    illustration: illustration
      .describe('Beside its text; without one the product shows its pattern.')
      .optional(),
  })
  .meta({ title: 'Products', description: 'What the company makes itself; all stand on one page.' });

/** An opening; one file here is a row of the table, a card, a page and a suggestion in the form. */
const job = z
  .strictObject({
    status: z
      .enum(['open', 'closed'])
      .describe('Whether it can be applied for; a closed one keeps its page and leaves every list.')
      .default('open'),
    ...listedFields,
    location: line.describe('Where the work is done.'),
    postedOn: day.meta({ title: 'Posted on', description: 'The day it was posted.' }),
    experience: line.describe('Who may apply, as the table states it.'),
    vacancies: z
      .number()
      .int()
      .positive()
      .meta({ title: 'Number of openings', description: 'How many people are sought.' }),
    validThrough: day
      .meta({
        title: 'Last day to apply',
        description: 'In the time zone of the company; the opening closes by itself after it.',
      })
      .optional(),
    employmentType: z
      .enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'])
      .describe('The kind of employment, as schema.org/employmentType names it to job search.')
      .optional(),
    pay: pay.optional(),
  })
  .meta({
    title: 'Openings',
    description: 'Each is a row of the table, a card, a page and a suggestion in the form.',
  })
  .refine(({ postedOn, validThrough }) => !validThrough || validThrough >= postedOn, {
    path: ['validThrough'],
    error: 'must not be before postedOn',
  });

/** An internship track, with its terms. */
const internship = z
  .strictObject({
    ...listedFields,
    sign,
    kind: line.meta({ title: 'Kind of intern', description: 'As the interns page names it.' }),
    lead: sentences.meta({ title: 'Introduction', description: 'Stands under the heading.' }),
    hours: line.meta({ title: 'Hours a day', description: 'In words.' }),
    pay: pay.optional(),
    steps: z
      .array(point)
      .min(2)
      .describe('What happens between “I’m interested” and the first day, step by step.'),
    terms: z.array(line).min(1).describe('What somebody agrees to by ticking the box.'),
    termsRequired: z
      .boolean()
      .meta({ title: 'Terms must be ticked', description: 'Whether applying asks for the tick.' }),
  })
  .meta({ title: 'Internships', description: 'The tracks, with their terms: a page each.' });

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
