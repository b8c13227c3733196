import { expect, test } from '@playwright/test';
import { z } from 'astro/zod';
import { pages } from '../../src/collections/pages.ts';
import { schemas } from '../../src/content.config.ts';
import { siteSchema } from '../../src/site.ts';

/** Values of which one is valid for a field without parts. */
const candidates = [
  'Words',
  '/words',
  '/products#words',
  '2025-06-14',
  'a@b.test',
  'https://a.test',
  'UTC',
  'IN',
  1,
];

/** The schema inside `optional`, `default` and the like. */
const inner = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault
    ? inner(schema.unwrap())
    : schema;

/** A valid value: for an object its required fields, for a list as few items as allowed, or as many as given. */
function sample(schema: unknown, items?: number): unknown {
  const kind = inner(schema);
  if (kind instanceof z.ZodArray)
    return Array(items ?? jsonOf(kind).minItems ?? 0).fill(sample(kind.element));
  if (kind instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(kind.shape).map(([name, part]) => [name, sample(part)]));
  const options =
    kind instanceof z.ZodEnum ? kind.options : kind instanceof z.ZodLiteral ? [...kind.values] : [];
  const { minLength = 0 } = kind instanceof z.ZodType ? jsonOf(kind) : jsonOf(z.unknown());
  const texts = candidates.map((value) => String(value).padEnd(minLength, 's'));
  return [...options, ...candidates, ...texts, true, `## How to apply`].find(
    (value) => kind instanceof z.ZodType && kind.safeParse(value).success,
  );
}

const jsonOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' });

/** A limit: its place and hint, the last value that is accepted, and the first one that is not. */
interface Limit {
  readonly place: string;
  readonly schema: z.ZodType;
  readonly number: number;
  readonly hint: string;
  readonly accepted: unknown;
  readonly refused: unknown;
}

/** Every limit of a schema, at any depth. */
function limitsOf(place: string, schema: unknown): Limit[] {
  const kind = inner(schema);
  if (!(schema instanceof z.ZodType) || !(kind instanceof z.ZodType)) return [];
  const { description: hint = '', title = '' } = { ...jsonOf(kind), ...jsonOf(schema) };
  const { minLength = 0, maxLength, minItems = 0, minimum, exclusiveMinimum } = jsonOf(kind);
  const limit = (number: number, accepted: unknown, refused: unknown): Limit => {
    return { place, schema: kind, number, hint: `${title} ${hint}`, accepted, refused };
  };
  const text = String(sample(kind));
  const sized = (length: number) => text.slice(0, length).padEnd(length, 's');
  const own = [
    ...(minLength > 0 ? [limit(minLength, sized(minLength), sized(minLength - 1))] : []),
    ...(maxLength !== undefined ? [limit(maxLength, sized(maxLength), sized(maxLength + 1))] : []),
    ...(minItems > 0 ? [limit(minItems, sample(kind, minItems), sample(kind, minItems - 1))] : []),
    ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER
      ? [limit(minimum, minimum, minimum - 1)]
      : []),
    ...(typeof exclusiveMinimum === 'number' ? [limit(1, exclusiveMinimum + 1, exclusiveMinimum)] : []),
  ];
  const parts =
    kind instanceof z.ZodObject
      ? Object.entries(kind.shape)
      : kind instanceof z.ZodArray
        ? [['0', kind.element] as const]
        : [];
  return [...own, ...parts.flatMap(([name, part]) => limitsOf(`${place}.${name}`, part))];
}

/** The union of the pages is in `pages`, page by page. */
const all = { ...schemas, pages: z.object({}), ...pages, site: siteSchema };
const limits = Object.entries(all).flatMap(([name, schema]) => limitsOf(name, schema));

test('each limit of a field accepts the last value and refuses the next one', () => {
  expect(limits.length).toBeGreaterThan(150);
  for (const { place, schema, accepted, refused } of limits) {
    expect.soft(schema.safeParse(accepted).error, `${place}: ${JSON.stringify(accepted)}`).toBeUndefined();
    expect.soft(schema.safeParse(refused).success, `${place}: ${JSON.stringify(refused)}`).toBe(false);
  }
});

test('the hint of a field states its limit, so that a wrong one is noticed', () => {
  const words = ['no', 'one', 'two', 'three', 'four', 'five'];
  for (const { place, number, hint } of limits.filter((limit) => limit.number > 1))
    expect.soft(hint, place).toMatch(new RegExp(`\\b(${number}|${words[number] ?? number})\\b`, 'i'));
});
