import { z } from 'astro/zod';
import { line } from '../content-files/fields.ts';
import { site } from '../site.ts';

const currency = z
  .string()
  .refine(
    (code) => Intl.supportedValuesOf('currency').includes(code),
    'must be the code of a currency, such as INR',
  )
  .describe('Three capital letters, by ISO 4217: INR for the Indian rupee.');

const pay = z
  .strictObject(
    {
      amount: z.number().positive().describe('What is paid, or the least of it.'),
      upTo: z.number().describe('The most that is paid, where it is a range.').optional(),
      currency,
      per: z.enum(['hour', 'day', 'week', 'month', 'year']).describe('The time for which it is paid.'),
    },
    'must hold amount, currency and per, such as { amount: 15000, currency: INR, per: month }',
  )
  .refine(({ amount, upTo = Infinity }) => upTo > amount, {
    path: ['upTo'],
    error: 'must be more than amount; leave it out where one amount is paid',
  });

const fee = z.strictObject(
  { amount: z.number().nonnegative().describe('0 says “No fee”.'), currency },
  'must hold amount and currency; amount: 0 says “No fee”',
);

/** What an opening or a track gives and takes; each is shown once the owner has stated it. */
export const conditions = {
  pay: pay.meta({ title: 'Pay or stipend', description: 'One amount or a range.' }).optional(),
  duration: line.meta({ title: 'Length', description: 'In words, such as 3 months.' }).optional(),
  fee: fee
    .meta({
      title: 'Fee',
      description: 'What it costs to take part. Job search lists no opening that takes one.',
    })
    .optional(),
  certificateFrom: line
    .meta({ title: 'Certificate from', description: 'Who issues the certificate.' })
    .optional(),
};

type Conditions = z.infer<z.ZodObject<typeof conditions>>;

/** What is paid, checked: one amount or a range. */
export type Pay = z.infer<typeof pay>;

const locale = site.country ? `en-${site.country.code}` : 'en';

/** An amount as people in the company's country write it in English: ₹3,00,000. */
const inMoney = (amount: number, currency: string) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);

/** Pay as a visitor reads it: “₹15,000 to ₹20,000 a month”. */
export function payInWords({ amount, upTo, currency, per }: Pay): string {
  const amounts = [amount, ...(upTo === undefined ? [] : [upTo])];
  return `${amounts.map((each) => inMoney(each, currency)).join(' to ')} ${per === 'hour' ? 'an' : 'a'} ${per}`;
}

/**
 * The conditions that are stated, by name, as a page shows them.
 * @param payName what pay is called there
 */
export function statedConditions(
  { pay, duration, fee, certificateFrom }: Conditions,
  payName: 'Pay' | 'Stipend',
): (readonly [name: string, value: string])[] {
  const stated = [
    [payName, pay && payInWords(pay)],
    ['Length', duration],
    ['Fee', fee && (fee.amount === 0 ? 'No fee' : inMoney(fee.amount, fee.currency))],
    ['Certificate from', certificateFrom],
  ] as const;
  return stated.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}
