import { z } from 'astro/zod';
import { field } from './field.ts';
import { markdownBody } from './field-types.ts';
import { serviceFields } from './service-and-solution.ts';

/** A service. */
export const service = field(
  z.strictObject({
    ...serviceFields,
    // In words, because the editor shows the values.
    group: z
      .enum(['Everyday service', 'Technical discipline', 'Other service'])
      .describe('All are on the services page, the everyday ones also on the home page.'),
    body: markdownBody,
  }),
  'Services',
  'Each service has its own page.',
  'Service',
);
