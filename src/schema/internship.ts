import { z } from 'astro/zod';
import { field, list } from './field.ts';
import { icon, shortText, markdownBody } from './field-types.ts';
import { comparedFields, illustrationOrGate } from './job-and-internship.ts';
import { lead, listedFields } from './page-fields.ts';

/** An internship. Visitors and staff call it a track. */
export const internship = field(
  z.strictObject({
    ...listedFields,
    icon,
    track: shortText.describe('Its name on the interns page. Example: Fresher.'),
    lead,
    illustration: illustrationOrGate,
    ...comparedFields,
    hours: comparedFields.hours.unwrap(),
    areas: list(
      shortText,
      0,
      'Training areas',
      'Suggested for the position in the application form. The text of the page has its own list.',
      'Training area',
    ).default([]),
    terms: list(shortText, 1, 'Terms', 'What applicants agree to, one sentence each.', 'Term'),
    termsRequired: field(
      z.boolean(),
      'Mark the terms as required',
      'If on, “(required)” follows the sentence at the box. On or off, the Apply link appears when the box is ticked.',
    ),
    body: markdownBody.optional(),
  }),
  'Internship tracks',
  'Each has a page with its terms.',
  'Track',
);
