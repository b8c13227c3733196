import { expect, test } from '@playwright/test';
import { formatPay } from '../../src/schema/pay.ts';
import { formatSize } from '../../src/fields/file-size.ts';
import * as messages from '../../src/messages/apply.ts';
import { plural, pluralInWords } from '../../src/messages/plural.ts';

test('a number and its noun agree', () => {
  const counts = [0, 1, 2, 12, 13, 100];
  const days = counts.map((count) => plural(count, 'day'));
  expect(days.join(', ')).toBe('0 days, 1 day, 2 days, 12 days, 13 days, 100 days');
  const openings = counts.map((count) => pluralInWords(count, 'mill'));
  expect(openings.join(', ')).toBe('No mills, One mill, Two mills, Twelve mills, 13 mills, 100 mills');
});

test('pay has the article of its period, and no part of a whole amount', () => {
  const periods = ['hour', 'day', 'week', 'month', 'year'] as const;
  const texts = periods.map((per) => formatPay({ amount: 1, currency: 'USD', per }).replace(/^\D+/, ''));
  expect(texts).toEqual(['1 an hour', '1 a day', '1 a week', '1 a month', '1 a year']);
  expect(formatPay({ amount: 1.5, upTo: 2000, currency: 'USD', per: 'day' })).toMatch(
    /1[.,]50 to \D*2\D?000 a day$/,
  );
});

test('the progress states percent and sizes, and a draft its days', () => {
  for (const percent of [0, 1, 2, 50, 100]) {
    expect(messages.progress(percent, formatSize(0), formatSize(1024))).toBe(`${percent}% · 0 KB of 1 KB`);
    expect(messages.percentSent(percent)).toBe(`${percent}% sent.`);
  }
  for (const days of [1, 7]) {
    const { kept, restored } = messages.draft(plural(days, 'day'));
    for (const text of [kept, restored]) expect(text).toContain(days === 1 ? 'for 1 day' : 'for 7 days');
  }
});
