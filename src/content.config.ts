import { defineCollection } from 'astro/content/config';
import { z } from 'astro/zod';
import { day, icon, illustration, label, line, list, productPath } from './collections/fields.ts';
import { markdown } from './collections/loader.ts';
import { howToApply, openingStates } from './collections/opening-status.ts';
import { page } from './collections/page.ts';
import { lead, listedFields, offerFields, point } from './collections/parts.ts';
import { pay } from './collections/pay.ts';

const service = z.strictObject({
  ...offerFields,
  group: z
    .enum(['everyday', 'discipline', 'other'])
    .describe(
      'All are on the services page, "everyday" also on the home page. A discipline is a technical field.',
    ),
});

const solution = z.strictObject({
  ...offerFields,
  compare: z
    .strictObject({
      gets: line.meta(label('What you get', 'A few words on the result.')),
      booking: line.meta(label('How you book it', 'A few words. Example: by email.')),
      needs: line.meta(label('What we need from you', 'A few words for the client.')),
    })
    .meta(label('Row of the comparison', 'The texts of the comparison table.')),
});

const product = z.strictObject({
  ...listedFields,
  path: productPath.meta(label('Address of the product', 'Example: /products#aedan.')),
  audiences: list(line, 1, label('Audiences', 'Who it is for: two or three words each.', 'Audience')),
  features: list(point, 2, label('Features', 'What it can do: at least two.', 'Feature')),
  illustration: illustration.describe('Shown beside the text, instead of the pattern.').optional(),
});

const job = z
  .strictObject({
    status: z
      .enum(openingStates)
      .describe('A closed opening keeps its page, but is not listed and takes no applications.')
      .default('open'),
    ...listedFields,
    location: line.describe('Where the work is done. Example: Remote.'),
    postedOn: day.meta(label('Posted on', 'The day you publish it.')),
    experience: line.describe('Who may apply. Example: 0 to 2 years.'),
    vacancies: z.int().positive().meta(label('Number of openings', 'How many people you want to hire.')),
    validThrough: day.meta(label('Last day to apply', 'The opening closes after this day.')).optional(),
    employmentType: z
      .enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'])
      .describe('Shown on the page and in job search. Example: FULL_TIME.')
      .optional(),
    pay: pay.optional(),
  })
  .refine(({ postedOn, validThrough }) => !validThrough || validThrough >= postedOn, {
    path: ['validThrough'],
    error: 'must not be before postedOn',
  });

const internship = z.strictObject({
  ...listedFields,
  icon,
  kind: line.meta(label('Kind of intern', 'The title of its card on the interns page.')),
  lead,
  hours: line.meta(label('Hours a day', 'In words. Example: four hours a day.')),
  pay: pay.optional(),
  steps: list(point, 2, label('Steps', 'What happens from the application to the first day.', 'Step')),
  areas: list(line, 0, label('Areas', 'Suggested for the position in the application form.', 'Area')).default(
    [],
  ),
  terms: list(line, 1, label('Terms', 'What applicants agree to, one sentence each.', 'Term')),
  termsRequired: z
    .boolean()
    .meta(label('Terms must be ticked', 'If on, nobody can apply without ticking the box.')),
});

/** @param heading a section that each text must have */
const collection = <Schema extends z.ZodType>(schema: Schema, meta: z.GlobalMeta, heading?: string) => ({
  ...defineCollection({ loader: markdown((): string[] => Object.keys(collections), heading), schema }),
  schema: schema.meta(meta),
});

/** The collections. Each is named after its folder in `content/`. The editor derives its fields from the schemas. */
export const collections = {
  services: collection(service, label('Services', 'Each service has its own page.', 'Service')),
  solutions: collection(solution, label('Solutions', 'Each solution has its own page.', 'Solution')),
  products: collection(product, label('Products', 'All products share one page.', 'Product')),
  jobs: collection(
    job,
    label('Openings', 'Each has a page, and is a choice in the application form.', 'Opening'),
    howToApply,
  ),
  internships: collection(internship, label('Internships', 'Each has a page with its terms.', 'Internship')),
  pages: collection(page, label('Pages', 'Home, about, the listings, the forms.', 'Page')),
};
