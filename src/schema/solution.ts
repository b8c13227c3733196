import { z } from 'astro/zod';
import { field } from './field.ts';
import { line, markdownBody } from './field-types.ts';
import { serviceFields } from './service-and-solution.ts';

const compare = z.strictObject({
  gets: field(line, 'What you get', 'A few words on the result.'),
  booking: field(line, 'How you book it', 'A few words. Example: by email.'),
  needs: field(line, 'What we need from you', 'A few words for the client.'),
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
