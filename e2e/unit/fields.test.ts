import { expect, test } from '@playwright/test';
import { formatPay } from '../../src/components/format-pay.ts';
import { forgotPasswordFields, loginFields, signupFields } from '../../src/fields/auth.ts';
import { labelOf, trimmed } from '../../src/fields/field-table.ts';
import { formatSize, megabyte } from '../../src/fields/file-size.ts';
import { problemsIn } from '../../src/fields/validators.ts';
import { plural, pluralInWords } from '../../src/messages/plural.ts';

const problemsOf = (email: string, username = 'meena') => {
  const data = new FormData();
  for (const name of Object.keys(signupFields)) data.set(name, 'text');
  data.set('email', email);
  data.set('username', username);
  return problemsIn(data, signupFields).map(({ field }) => field);
};

test('every field of a form for accounts is required', () => {
  for (const fields of [loginFields, signupFields, forgotPasswordFields])
    expect(problemsIn(new FormData(), fields).map(({ field }) => field)).toEqual(Object.keys(fields));
});

test('an optional field may be empty, and its label names it optional', () => {
  const optional = { portfolio: { label: 'Portfolio' } };
  expect(labelOf(optional.portfolio)).toBe('Portfolio (optional)');
  expect(problemsIn(new FormData(), optional)).toEqual([]);
});

test('blanks and invisible characters do not fill in a field', () => {
  for (const username of [' ', '\u200B', '\u2060 \u200D'])
    expect(problemsOf('meena@example.com', username)).toEqual(['username']);
});

test('invisible characters around a text are dropped, joiners in a word are not', () => {
  expect(trimmed('\u200B Meena\u00AD\uFEFF')).toBe('Meena');
  expect(trimmed('അരുണ്\u200D ')).toBe('അരുണ്\u200D');
  expect(trimmed('meena@example.com\u200D')).toBe('meena@example.com');
});

// A pattern that starts again at each blank would take hours.
test('a million blanks inside a text are no delay', () => {
  const text = `a${' '.repeat(1_000_000)}b`;
  expect(trimmed(` ${text} `)).toBe(text);
  expect(trimmed(' '.repeat(1_000_000))).toBe('');
});

test('an email has one @, a dot in the domain, and nothing around it', () => {
  for (const email of [
    'மீனா@உதாரணம்.இந்தியா',
    ' meena@example.com ',
    '\u200Bmeena@example.com',
    'a.b+c@mail.example.co.in',
  ])
    expect(problemsOf(email), email).toEqual([]);
  for (const email of [
    'meena@example',
    'meena@example,com',
    'a@example.com,b@example.com',
    'meena@.com',
    'meena@example..com',
    'meena@example.com.',
    'meena@k@example.com',
    'meena k@example.com',
    '@example.com',
    'meena@',
    '<meena@example.com>',
    'mailto:meena@example.com',
    '"meena"@example.com',
  ])
    expect(problemsOf(email), email).toEqual(['email']);
});

test('a size is rounded up, and a limit down', () => {
  const sizes = [1, 1024, 1025, 1.11 * megabyte, 4.75 * megabyte];
  expect(sizes.map((size) => formatSize(size)).join()).toBe('1 KB,1 KB,2 KB,1.2 MB,4.8 MB');
  const limits = [512 * 1024, 1.1 * megabyte, 4.75 * megabyte, 10 * megabyte];
  expect(limits.map((limit) => formatSize(limit, Math.floor)).join()).toBe('512 KB,1.1 MB,4.7 MB,10 MB');
});

test('a number and its noun agree', () => {
  const counts = [0, 1, 2, 12, 13];
  expect(counts.map((count) => plural(count, 'day')).join()).toBe('0 days,1 day,2 days,12 days,13 days');
  const mills = counts.map((count) => pluralInWords(count, 'mill'));
  expect(mills.join()).toBe('No mills,One mill,Two mills,Twelve mills,13 mills');
});

test('pay has the article of its period, and no part of a whole amount', () => {
  const pay = (amount: number, per: 'hour' | 'day', upTo?: number) =>
    formatPay({ amount, currency: 'USD', per, ...(upTo && { upTo }) });
  expect(pay(1, 'hour')).toMatch(/\D1 an hour$/);
  expect(pay(1.5, 'day', 2000)).toMatch(/1[.,]50 to \D*2\D?000 a day$/);
});
