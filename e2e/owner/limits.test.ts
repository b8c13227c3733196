import { expect, test } from '@playwright/test';
import { z } from 'astro/zod';
import { pages } from '../../src/schema/pages.ts';
import { schemas } from '../../src/content.config.ts';
import { siteSchema } from '../../src/site.ts';

/** The schema inside `optional`, `default` and the like. */
const inner = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault
    ? inner(schema.unwrap())
    : schema;

const jsonOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' });

/** A limit of a field: its place and hint, the last value that it allows, and the first one that it does not. */
interface Limit {
  readonly place: string;
  readonly schema: z.ZodType;
  readonly number: number;
  readonly hint: string;
  readonly allowed: unknown;
  readonly beyond: unknown;
}

/** Every limit of a schema, at any depth. */
function limitsOf(place: string, schema: unknown): Limit[] {
  const kind = inner(schema);
  if (!(schema instanceof z.ZodType) || !(kind instanceof z.ZodType)) return [];
  const { description = '', title = '' } = { ...jsonOf(kind), ...jsonOf(schema) };
  const { minLength = 0, maxLength = 0, minItems = 0, minimum = -Infinity, exclusiveMinimum } = jsonOf(kind);
  const limit = (number: number, allowed: unknown, beyond: unknown): Limit => {
    return { place, schema: kind, number, hint: `${title} ${description}`, allowed, beyond };
  };
  const least = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : minimum;
  const own = [
    ...(minLength > 0 ? [limit(minLength, 's'.repeat(minLength), 's'.repeat(minLength - 1))] : []),
    ...(maxLength > 0 ? [limit(maxLength, 's'.repeat(maxLength), 's'.repeat(maxLength + 1))] : []),
    ...(minItems > 0 ? [limit(minItems, Array(minItems), Array(minItems - 1))] : []),
    ...(least > Number.MIN_SAFE_INTEGER ? [limit(least, least, least - 1)] : []),
  ];
  const items = kind instanceof z.ZodArray ? { 0: kind.element } : {};
  const parts = Object.entries(kind instanceof z.ZodObject ? kind.shape : items);
  return [...own, ...parts.flatMap(([name, part]) => limitsOf(`${place}.${name}`, part))];
}

/** The union of the pages is in `pages`, page by page. */
const all = { ...schemas, pages: z.object({}), ...pages, site: siteSchema };
const limits = Object.entries(all).flatMap(([name, schema]) => limitsOf(name, schema));

test('each limit of a field allows the last value and not the next one', () => {
  expect(limits.length).toBeGreaterThan(150);
  for (const { place, schema, allowed, beyond } of limits) {
    // The values may be invalid in other ways.
    const isOver = (value: unknown) =>
      schema.safeParse(value).error?.issues.some(({ code, path }) => /^too_/.test(code) && path.length === 0);
    expect.soft(isOver(allowed) ?? false, `${place}: ${JSON.stringify(allowed)}`).toBe(false);
    expect.soft(isOver(beyond), `${place}: ${JSON.stringify(beyond)}`).toBe(true);
  }
});

test('the hint of a field states its limit, so that a wrong one is noticed', () => {
  const words = ['no', 'one', 'two', 'three', 'four', 'five'];
  for (const { place, number, hint } of limits.filter((limit) => limit.number > 1))
    expect.soft(hint, place).toMatch(new RegExp(`\\b(${number}|${words[number] ?? number})\\b`, 'i'));
});
