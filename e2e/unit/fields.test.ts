import { expect, test } from '@playwright/test';
import { forgotPasswordFields, loginFields, signupFields } from '../../src/fields/auth.ts';
import { trimmed } from '../../src/fields/field-table.ts';
import { formatSize } from '../../src/fields/file-size.ts';
import { problemsIn } from '../../src/fields/validators.ts';
import { lettersOf } from '../../src/heading-font/heading-font.ts';

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

test('sizes are rounded up', () => {
  expect([1, 1024, 1025, 1.11 * 1024 ** 2].map(formatSize)).toEqual(['1 KB', '1 KB', '2 KB', '1.2 MB']);
});

test('the heading font has the composed form of a letter', () => {
  expect(lettersOf('e\u0301')).toContain('\u00e9');
});
