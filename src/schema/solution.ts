import { z } from 'astro/zod';
import { field } from './field.ts';
import { shortText, markdownBody } from './field-types.ts';
import { serviceFields } from './service-and-solution.ts';

const compare = z.strictObject({
  gets: field(shortText, 'What you get', 'A few words on the result.'),
  booking: field(shortText, 'How you book it', 'A few words. Example: by email.'),
  needs: field(shortText, 'What we need from you', 'A few words for the client.'),
});

/** A solution: a service with a row in the comparison on /moresolution. */
export const solution = field(
  z.strictObject({
    ...serviceFields,
    compare: field(compare, 'Row of the comparison', 'The texts of the comparison table.'),
    body: markdownBody,
  }),
  'Solutions',
  'Each solution has its own page.',
  'Solution',
);
