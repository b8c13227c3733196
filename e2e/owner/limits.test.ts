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

/** A limit of a field: its place, and the hint that staff read. */
interface Limit {
  readonly place: string;
  readonly number: number;
  readonly hint: string;
}

/** Every limit of a schema, at any depth. */
function limitsOf(place: string, schema: unknown): Limit[] {
  const kind = inner(schema);
  if (!(schema instanceof z.ZodType) || !(kind instanceof z.ZodType)) return [];
  const { description = '', title = '' } = { ...jsonOf(kind), ...jsonOf(schema) };
  const { minLength, maxLength, minItems, minimum } = jsonOf(kind);
  const own = [minLength, maxLength, minItems, minimum]
    .filter((number) => number !== undefined && number > 1)
    .map((number = 0) => ({ place, number, hint: `${title} ${description}` }));
  const items = kind instanceof z.ZodArray ? { 0: kind.element } : {};
  const parts = Object.entries(kind instanceof z.ZodObject ? kind.shape : items);
  return [...own, ...parts.flatMap(([name, part]) => limitsOf(`${place}.${name}`, part))];
}

/** The union of the pages is in `pages`, page by page. */
const all = { ...schemas, pages: z.object({}), ...pages, site: siteSchema };
const limits = Object.entries(all).flatMap(([name, schema]) => limitsOf(name, schema));

test('the hint of a field states its limit, so that a wrong one is noticed', () => {
  const words = ['no', 'one', 'two', 'three', 'four', 'five'];
  expect(limits.length).toBeGreaterThan(60);
  for (const { place, number, hint } of limits)
    expect.soft(hint, place).toMatch(new RegExp(`\\b(${number}|${words[number] ?? number})\\b`, 'i'));
});
