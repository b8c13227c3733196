import { defineCollection } from 'astro/content/config';
import { z } from 'astro/zod';
import {
  day,
  icon,
  illustration,
  line,
  list,
  location,
  productPath,
  markdownBody,
} from './schema/field-types.ts';
import { fieldMeta } from './schema/labels.ts';
import { formatEmploymentType } from './schema/job.ts';
import { contentLoader } from './collections/loader.ts';
import { anyPage, pages } from './schema/pages.ts';
import { lead, listedFields, serviceFields, point } from './schema/page-fields.ts';
import { pay } from './schema/pay.ts';

const service = z.strictObject({
  ...serviceFields,
  // In words, since the editor shows the values.
  group: z
    .enum(['Everyday service', 'Technical discipline', 'Other service'])
    .describe('All are on the services page, the everyday ones also on the home page.'),
  body: markdownBody,
});

const solution = z.strictObject({
  ...serviceFields,
  compare: z
    .strictObject({
      gets: line.meta(fieldMeta('What you get', 'A few words on the result.')),
      booking: line.meta(fieldMeta('How you book it', 'A few words. Example: by email.')),
      needs: line.meta(fieldMeta('What we need from you', 'A few words for the client.')),
    })
    .meta(fieldMeta('Row of the comparison', 'The texts of the comparison table.')),
  body: markdownBody,
});

// Search results and the sitemap list pages, and products share one.
const product = z
  .strictObject(listedFields)
  .omit({ searchTitle: true, description: true, updated: true })
  .extend({
    path: productPath.meta(fieldMeta('Address of the product', 'Example: /products#aedan.')),
    audiences: list(line, 1, fieldMeta('Audiences', 'Who it is for: two or three words each.', 'Audience')),
    availability: line
      .describe('Whether people can use it today, in one sentence. Example: In use since 2026.')
      .optional(),
    features: list(point, 2, fieldMeta('Features', 'What it can do: at least two.', 'Feature')),
    illustration,
    body: markdownBody.optional(),
  });

/** The drawing of everything that a visitor can apply for. */
const gate = illustration.default({ drawing: 'gate' });

const common = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'] as const;
const employment = [...common, 'VOLUNTEER', 'PER_DIEM', 'OTHER'] as const;
const employmentType = z.enum(employment).meta({
  description: 'Shown on the page and in job search.',
  options: employment.map((value) => ({ value, label: formatEmploymentType(value) })),
});

/** What applicants compare. Jobs and internships show it in the same order (`components/at-a-glance.ts`). */
const comparedFields = {
  location,
  hours: line.meta(fieldMeta('Hours', 'In words. Example: four hours a day.')).optional(),
  pay: pay.optional(),
  length: line.describe('How long it lasts. Example: six months.').optional(),
  start: line.describe('When it starts. Example: in January, or any Monday.').optional(),
  validThrough: day.meta(fieldMeta('Closing date', 'A position closes after this day.')).optional(),
  cost: line.describe('Only if applicants pay something: what, and how much.').optional(),
};

const job = z
  .strictObject({
    status: z
      .enum(['open', 'closed'])
      .describe('A closed position keeps its page, but is not listed and takes no applications.')
      .default('open'),
    ...listedFields,
    illustration: gate,
    ...comparedFields,
    postedOn: day.meta(fieldMeta('Posted on', 'The day you publish it.')),
    experience: line.describe('Who may apply. Example: 0 to 2 years.'),
    vacancies: z.int().positive().meta(fieldMeta('No. of Openings', 'How many people you want to hire.')),
    employmentType: employmentType.optional(),
    body: markdownBody,
  })
  .refine(({ postedOn, validThrough = postedOn }) => validThrough >= postedOn, {
    path: ['validThrough'],
    error: 'must not be before “Posted on”',
  });

const internship = z.strictObject({
  ...listedFields,
  icon,
  track: line.meta(fieldMeta('Track', 'Its name on the interns page. Example: Fresher.')),
  lead,
  illustration: gate,
  ...comparedFields,
  hours: comparedFields.hours.unwrap(),
  areas: list(
    line,
    0,
    fieldMeta(
      'Training areas',
      'Suggested for the position in the application form. The text of the page has its own list.',
      'Training area',
    ),
  ).default([]),
  terms: list(line, 1, fieldMeta('Terms', 'What applicants agree to, one sentence each.', 'Term')),
  termsRequired: z
    .boolean()
    .meta(
      fieldMeta(
        'Mark the terms as required',
        'If on, “(required)” follows the sentence at the box. On or off, the Apply link appears when the box is ticked.',
      ),
    ),
  body: markdownBody.optional(),
});

/** The schema of each collection but the pages. A collection is named after its folder in `content/`. */
export const schemas = {
  services: service.meta(fieldMeta('Services', 'Each service has its own page.', 'Service')),
  solutions: solution.meta(fieldMeta('Solutions', 'Each solution has its own page.', 'Solution')),
  products: product.meta(fieldMeta('Products', 'All products share one page.', 'Product')),
  jobs: job.meta(fieldMeta('Positions', 'Close one instead of deleting it.', 'Position')),
  internships: internship.meta(fieldMeta('Internship tracks', 'Each has a page with its terms.', 'Track')),
};

const loader = contentLoader(schemas, pages);

/** The collections. The editor derives its fields from the same schemas. */
export const collections = {
  services: defineCollection({ loader, schema: schemas.services }),
  solutions: defineCollection({ loader, schema: schemas.solutions }),
  products: defineCollection({ loader, schema: schemas.products }),
  jobs: defineCollection({ loader, schema: schemas.jobs }),
  internships: defineCollection({ loader, schema: schemas.internships }),
  pages: defineCollection({ loader, schema: anyPage }),
};
