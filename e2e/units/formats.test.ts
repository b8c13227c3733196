import { expect, test } from '@playwright/test';
import { formatPay } from '../../src/formats.ts';
import { formatSize, megabyte } from '../../src/islands/apply/file-size.ts';

test('a size is rounded up', () => {
  const sizes = [1, 1024, 1025, 1.11 * megabyte, 4.75 * megabyte];
  expect(sizes.map(formatSize).join()).toBe('1 KB,1 KB,2 KB,1.2 MB,4.8 MB');
});

test('pay reads “an hour” or “a day”, and a whole amount has no decimals', () => {
  const pay = (amount: number, per: 'hour' | 'day', upTo?: number) =>
    formatPay({ amount, currency: 'USD', per, ...(upTo && { upTo }) });
  expect(pay(1, 'hour')).toMatch(/\D1 an hour$/);
  expect(pay(1.5, 'day', 2000)).toMatch(/1[.,]50 to \D*2\D?000 a day$/);
});
