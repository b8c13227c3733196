import { z } from 'astro/zod';
import { site } from '../site.ts';

/** What an opening pays, or the stipend of a track: one amount, or a range up to `upTo`. */
export const pay = z
  .strictObject(
    {
      amount: z.number().positive().describe('What is paid, or the least of it.'),
      upTo: z.number().describe('The most that is paid, where it is a range.').optional(),
      currency: z
        .string()
        .refine(
          (code) => Intl.supportedValuesOf('currency').includes(code),
          'must be the code of a currency, such as INR',
        )
        .describe('Three capital letters, by ISO 4217: INR for the Indian rupee.'),
      per: z.enum(['hour', 'day', 'week', 'month', 'year']).describe('The time for which it is paid.'),
    },
    'must have amount, currency and per, such as { amount: 15000, currency: INR, per: month }',
  )
  .refine(({ amount, upTo = Infinity }) => upTo > amount, {
    path: ['upTo'],
    error: 'must be more than amount; leave it out where one amount is paid',
  })
  .meta({ title: 'Pay or stipend', description: 'One amount or a range.' });

/** Pay as the schema returns it. */
export type Pay = z.infer<typeof pay>;

const locale = site.country ? `en-${site.country.code}` : 'en';

/** Pay in words, written as in the company's country: “₹15,000 to ₹3,00,000 a month”. */
export function formatPay({ amount, upTo, currency, per }: Pay): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const amounts = upTo === undefined ? [amount] : [amount, upTo];
  return `${amounts.map((each) => format.format(each)).join(' to ')} ${per === 'hour' ? 'an' : 'a'} ${per}`;
}
