import type { Pay } from '../schema/pay.ts';
import { site } from '../site.ts';

const locale = site.country ? `en-${site.country.code}` : 'en';

/** Formats pay in the locale of the company's country: “₹15,000 to ₹3,00,000 a month”. */
export function formatPay({ amount, upTo, currency, per }: Pay): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const amounts = upTo === undefined ? [amount] : [amount, upTo];
  return `${amounts.map((each) => format.format(each)).join(' to ')} ${per === 'hour' ? 'an' : 'a'} ${per}`;
}
