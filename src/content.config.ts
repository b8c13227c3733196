import { defineCollection } from 'astro/content/config';
import { z } from 'astro/zod';
import { day, icon, illustration, label, line, list, productPath, text } from './collections/fields.ts';
import { contentLoader } from './collections/loader.ts';
import { formatEmploymentType, howToApply, openingStates } from './collections/opening-status.ts';
import { anyPage, pages } from './collections/pages.ts';
import { lead, listedFields, offerFields, point } from './collections/parts.ts';
import { pay } from './collections/pay.ts';

const service = z.strictObject({
  ...offerFields,
  group: z
    .enum(['everyday', 'discipline', 'other'])
    .describe(
      'All are on the services page, "everyday" also on the home page. A discipline is a technical field.',
    ),
  body: text.unwrap(),
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
  body: text.unwrap(),
});

const product = z.strictObject({
  ...listedFields,
  path: productPath.meta(label('Address of the product', 'Example: /products#aedan.')),
  audiences: list(line, 1, label('Audiences', 'Who it is for: two or three words each.', 'Audience')),
  features: list(point, 2, label('Features', 'What it can do: at least two.', 'Feature')),
  illustration: illustration.describe('Shown beside the text, instead of the pattern.').optional(),
  body: text,
});

const common = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'] as const;
const employment = [...common, 'VOLUNTEER', 'PER_DIEM', 'OTHER'] as const;
const employmentType = z.enum(employment).meta({
  description: 'Shown on the page and in job search.',
  options: employment.map((value) => ({ value, label: formatEmploymentType(value) })),
});

/** Without the flag `m`, which the editor does not know. */
const applySection = new RegExp(`(^|\\n)## ${howToApply}\\s*(\\n|$)`);
const applyMistake = `needs the heading "${howToApply}", in Markdown "## ${howToApply}"; add it to the text`;

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
    employmentType: employmentType.optional(),
    pay: pay.optional(),
    body: text
      .unwrap()
      .regex(applySection, applyMistake)
      .prefault('')
      .meta({ default: `## ${howToApply}\n`, mistake: applyMistake }),
  })
  .refine(({ postedOn, validThrough = postedOn }) => validThrough >= postedOn, {
    path: ['validThrough'],
    error: 'must not be before “Posted on”',
    // By default Zod runs it only if all other fields are valid.
    when: ({ value }) => z.object({ postedOn: day, validThrough: day }).safeParse(value).success,
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
  body: text,
});

/** The schema of each collection. A collection is named after its folder in `content/`. */
export const schemas = {
  services: service.meta(label('Services', 'Each service has its own page.', 'Service')),
  solutions: solution.meta(label('Solutions', 'Each solution has its own page.', 'Solution')),
  products: product.meta(label('Products', 'All products share one page.', 'Product')),
  jobs: job.meta(
    label(
      'Openings',
      'Each has a page, and is a choice in the form. Close one instead of deleting it.',
      'Opening',
    ),
  ),
  internships: internship.meta(label('Internships', 'Each has a page with its terms.', 'Internship')),
  pages: anyPage,
};

const loader = contentLoader(schemas, pages);

/** The collections. The editor derives its fields from the same schemas. */
export const collections = {
  services: defineCollection({ loader, schema: schemas.services }),
  solutions: defineCollection({ loader, schema: schemas.solutions }),
  products: defineCollection({ loader, schema: schemas.products }),
  jobs: defineCollection({ loader, schema: schemas.jobs }),
  internships: defineCollection({ loader, schema: schemas.internships }),
  pages: defineCollection({ loader, schema: schemas.pages }),
};
