import { z } from 'astro/zod';
import { field } from './field.ts';

/** The pay of a job or the stipend of an internship: one amount, or a range up to `upTo`. */
export const pay = field(
  z
    .strictObject(
      {
        amount: z.number().min(1).describe('The amount, or the lowest of a range. Example: 15000.'),
        upTo: z.number().describe('Only for a range: the highest amount. Example: 20000.').optional(),
        currency: z
          .enum(Intl.supportedValuesOf('currency'), 'must be the code of a currency, such as INR')
          .describe('Three capital letters. Example: INR.'),
        per: z.enum(['hour', 'day', 'week', 'month', 'year']).describe('The period the amount is for.'),
      },
      'must have amount, currency and per, such as { amount: 15000, currency: INR, per: month }',
    )
    .refine(({ amount, upTo = Infinity }) => upTo > amount, {
      path: ['upTo'],
      error: 'must be more than “Amount”; leave it out for a single amount',
    }),
  'Pay or stipend',
  'One amount or a range.',
);

/** The parsed value of `pay`. */
export type Pay = z.infer<typeof pay>;
