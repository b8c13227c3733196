import type { Pay } from './schema/pay.ts';
import { site } from './site.ts';

/** English as the company's country writes it. */
const locale = `en-${site.country?.code ?? 'IN'}`;

/** Formats a day such as 2025-06-14: “14/6/2025”. */
export const formatDate = (day: string): string =>
  new Date(day).toLocaleDateString(locale, { timeZone: 'UTC' });

/** Joins texts: “hours, pay and duration”. */
export const formatList = (texts: readonly string[]): string => new Intl.ListFormat(locale).format(texts);

/** Formats pay: “₹15,000 to ₹3,00,000 a month”. */
export function formatPay({ amount, upTo, currency, per }: Pay): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const amounts = upTo === undefined ? [amount] : [amount, upTo];
  return `${amounts.map((each) => format.format(each)).join(' to ')} ${per === 'hour' ? 'an' : 'a'} ${per}`;
}
