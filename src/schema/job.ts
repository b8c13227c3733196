import { z } from 'astro/zod';
import { field } from './field.ts';
import { day, shortText, markdownBody } from './field-types.ts';
import { comparedFields, illustrationOrGate } from './job-and-internship.ts';
import { listedFields } from './page-fields.ts';

/** A job. Visitors and staff call it a position. */
export const job = field(
  z
    .strictObject({
      status: z
        .enum(['open', 'closed'])
        .describe('A closed position keeps its page, but is not listed and takes no applications.')
        .default('open'),
      ...listedFields,
      illustration: illustrationOrGate,
      ...comparedFields,
      postedOn: day.describe('The day you publish it.'),
      experience: shortText.describe('Who may apply. Example: 0 to 2 years.'),
      vacancies: field(z.int().min(1), 'No. of Openings', 'How many people you want to hire.'),
      // The types that job search knows. In words, because the editor shows the values.
      employmentType: z
        .enum([
          'Full time',
          'Part time',
          'Contractor',
          'Temporary',
          'Intern',
          'Volunteer',
          'Per diem',
          'Other',
        ])
        .describe('Shown on the page and in job search.')
        .optional(),
      body: markdownBody,
    })
    .refine(({ postedOn, validThrough = postedOn }) => validThrough >= postedOn, {
      path: ['validThrough'],
      error: 'must not be before “Posted on”',
    }),
  'Positions',
  'Close one instead of deleting it.',
  'Position',
);
