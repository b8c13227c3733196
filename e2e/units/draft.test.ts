import { expect, test } from '@playwright/test';
import { restoredText } from '../../src/islands/apply/draft.ts';

const noQuery = '';
const query = '?position=query';
const otherQuery = '?position=other';

for (const [title, value, defaultValue, draftQuery, expected] of [
  ['without a draft, an empty field stays empty', '', '', undefined, ''],
  ['an empty field gets the draft', '', '', noQuery, 'draft'],
  ['an empty field gets a draft typed on /apply?position=…', '', '', otherQuery, 'draft'],
  ['without a draft, typed text stays', 'typed', '', undefined, 'typed'],
  ['typed text wins over the draft', 'typed', '', noQuery, 'typed'],
  ['typed text wins over a draft typed at the same URL', 'typed', 'query', query, 'typed'],
  ['without a draft, the position in the URL stays', 'query', 'query', undefined, 'query'],
  ['the position in the URL wins over a draft typed on /apply', 'query', 'query', noQuery, 'query'],
  ['the position in the URL wins over a draft typed at another URL', 'query', 'query', otherQuery, 'query'],
  [
    'the position in the URL does not replace a draft typed at the same URL',
    'query',
    'query',
    query,
    'draft',
  ],
] as const)
  test(title, () => {
    const draft = { texts: { position: 'draft' }, query: draftQuery ?? '' };
    const input = { name: 'position', value, defaultValue };
    const page = defaultValue ? query : noQuery;
    expect(restoredText(input, draftQuery === undefined ? undefined : draft, page)).toBe(expected);
  });

test('a draft without a text for the field changes nothing, and an empty text empties the field', () => {
  const input = { name: 'position', value: 'query', defaultValue: 'query' };
  expect(restoredText(input, { texts: {}, query }, query)).toBe('query');
  expect(restoredText(input, { texts: { position: '' }, query }, query)).toBe('');
});
