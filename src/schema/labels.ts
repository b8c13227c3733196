import type { z } from 'astro/zod';

/** A JSON Schema, as `z.toJSONSchema` returns it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * The metadata of a field in the editor. Without a label, one is derived from the name of the field.
 * @param singular the label of one item of a list
 */
export const fieldMeta = (label: string, hint: string, singular?: string) => ({
  title: label,
  description: hint,
  singular,
});

/** The default label of a name: “Employment type” for `employmentType`. */
export function toLabel(name: string): string {
  const label = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** The label of the field at a path, with the labels of its parents: “Cards › Card 2 › Title”. */
export function labelAt(schema: JsonSchema, path: readonly PropertyKey[]): string {
  const labels: string[] = [];
  let field = schema;
  for (const key of path) {
    if (typeof key === 'number') {
      labels.push(`${singularOf(field)} ${key + 1}`);
      field = itemOf(field);
    } else {
      field = schemaOf(field.properties?.[String(key)]);
      labels.push(field.title ?? toLabel(String(key)));
    }
  }
  return labels.join(' › ');
}

/** The schema of the items of a list. */
export const itemOf = ({ items }: JsonSchema) => schemaOf(Array.isArray(items) ? items[0] : items);

/** The label of one item of a list, or of one entry of a collection. */
export const singularOf = ({ singular, title = '' }: JsonSchema) =>
  typeof singular === 'string' ? singular : title;

/** Narrows a part of a JSON Schema, which may be `true` or missing, to an object. */
export const schemaOf = (part: boolean | JsonSchema | undefined): JsonSchema =>
  typeof part === 'object' ? part : {};
