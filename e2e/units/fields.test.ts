import { expect, test } from '@playwright/test';
import { applicationFields } from '../../src/fields/application.ts';
import { forgotPasswordFields, loginFields, signupFields } from '../../src/fields/auth.ts';
import { type FieldTable, labelOf, textToSend } from '../../src/fields/field-table.ts';
import { errorsIn } from '../../src/fields/validators.ts';
import { optional } from '../../src/messages/form.ts';

const fieldsWithErrors = (email: string) => {
  const data = new FormData();
  for (const name of Object.keys(signupFields)) data.set(name, 'text');
  data.set('email', textToSend(signupFields.email, email));
  return Object.keys(errorsIn(data, signupFields));
};

test('every account field and every documented application field is required', () => {
  const requiredIn = (fields: FieldTable) => Object.keys(errorsIn(new FormData(), fields));
  for (const fields of [loginFields, signupFields, forgotPasswordFields])
    expect(requiredIn(fields)).toEqual(Object.keys(fields));
  const documented = ['name', 'qualification', 'position', 'resume'];
  expect(requiredIn(applicationFields)).toEqual(expect.arrayContaining(documented));
});

test('an optional field may be empty, and its label ends with “(optional)”', () => {
  const fields = { portfolio: { label: 'Portfolio' } };
  expect(labelOf(fields.portfolio)).toBe(optional('Portfolio'));
  expect(errorsIn(new FormData(), fields)).toEqual({});
});

test('text is trimmed, and an address loses invisible characters', () => {
  const text = { label: 'Full name' };
  const address = signupFields.email;
  expect(textToSend(text, ' \n')).toBe('');
  // The first name ends with a joiner, as in Persian, the second with an invisible character of a flag.
  for (const name of ['مینا\u200C', 'Meena \u{1F3F4}\u{E0067}\u{E007F}', 'Jose\u0301'])
    expect(textToSend(text, ` ${name} `)).toBe(name);
  for (const invisible of ['\u200B', '\u2060', '\u00AD', '\u200E', '\u{FE0F}', '\u{FEFF}', '\u{E0100}', ' '])
    for (const copied of [`${invisible}asha.k@example.com`, `asha.k@example.com${invisible}`])
      expect(textToSend(address, copied), JSON.stringify(copied)).toBe('asha.k@example.com');
  expect(textToSend(address, 'asha\u200B.k@exa\u00ADmple.com')).toBe('asha.k@example.com');
  expect(textToSend(address, 'jose\u0301@example.com')).toBe('jos\u00e9@example.com');
});

test('an email must have one @, a dot in the domain, and nothing around it', () => {
  for (const email of [
    'மீனா@உதாரணம்.இந்தியா',
    ' meena@example.com ',
    'a.b+c@mail.example.co.in',
    '.o’meena_-@xn--exmple-cua.4-ever.in',
  ])
    expect(fieldsWithErrors(email), email).toEqual([]);
  const address = 'meena@example.com';
  const surrounded = [...';,:.!?)]>}*_/\\|"\'’”।'].map((mark) => address + mark);
  for (const email of [
    ...surrounded,
    `<${address}>`,
    `(${address})`,
    `[${address}]`,
    `(${address}`,
    `[${address}`,
    `"meena"@example.com`,
    `mailto:${address}`,
    `${address}?subject=hi`,
    `${address} (work)`,
    `${address},b@example.com`,
    'meena@example',
    'meena@example,com',
    'meena@.com',
    'meena@example..com',
    'meena@k@example.com',
    'meena@-example.com',
    'meena@example-.com',
    'meena@example.-com',
    'meena k@example.com',
    '@example.com',
    'meena@',
  ])
    expect(fieldsWithErrors(email), email).toEqual(['email']);
});

// A pattern that backtracks would take hours.
test('pasting a million characters doesn’t block the form', () => {
  const text = `a${' '.repeat(1_000_000)}b`;
  expect(textToSend(signupFields.username, ` ${text} `)).toBe(text);
  for (const email of [
    `a@${'b'.repeat(1_000_000)}`,
    `a@${'b.'.repeat(500_000)}`,
    `${'\u200B'.repeat(1_000_000)}a`,
  ])
    expect(fieldsWithErrors(email)).toEqual(['email']);
});
