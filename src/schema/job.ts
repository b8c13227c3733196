import { z } from 'astro/zod';
import { editorMeta, field } from './field.ts';
import { day, line, markdownBody } from './field-types.ts';
import { comparedFields, gate } from './job-and-internship.ts';
import { listedFields } from './page-fields.ts';

/** Formats an employment type such as FULL_TIME as “Full time”. */
export const formatEmploymentType = (type: string): string =>
  type.charAt(0) + type.slice(1).toLowerCase().replaceAll('_', ' ');

/** Whether the work can be done from anywhere in the country of the company. */
export const isRemote = (location: string): boolean => /^remote$/i.test(location);

/** The types that job search knows (schema.org, `employmentType`). */
const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
] as const;

/** A job. Visitors and staff call it a position. */
export const job = field(
  z
    .strictObject({
      status: z
        .enum(['open', 'closed'])
        .describe('A closed position keeps its page, but is not listed and takes no applications.')
        .default('open'),
      ...listedFields,
      illustration: gate,
      ...comparedFields,
      postedOn: day.describe('The day you publish it.'),
      experience: line.describe('Who may apply. Example: 0 to 2 years.'),
      vacancies: field(z.int().min(1), 'No. of Openings', 'How many people you want to hire.'),
      employmentType: z
        .enum(employmentTypes)
        .describe('Shown on the page and in job search.')
        .register(editorMeta, {
          options: employmentTypes.map((value) => ({ value, label: formatEmploymentType(value) })),
        })
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
