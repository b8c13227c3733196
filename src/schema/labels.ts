import type { z } from 'astro/zod';

/** A JSON Schema, as `z.toJSONSchema` returns it. */
export type Schema = z.core.JSONSchema.BaseSchema;

/**
 * The metadata of a field: its label and its hint in the editor. Without a label, one is derived from the name.
 * @param singular the label of one item of a list
 */
export const fieldMeta = (title: string, description: string, singular?: string) => ({
  title,
  description,
  singular,
});

/** The default label of a name: “Employment type” for `employmentType`. */
export function toLabel(name: string): string {
  const label = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** The label of the field at a path, after those of the fields around it. */
export function labelAt(schema: Schema, path: readonly PropertyKey[]): string {
  const labels = path.map((key) => {
    const list = schema;
    schema = schemaOf(typeof key === 'number' ? itemOf(list) : list.properties?.[String(key)]);
    return typeof key === 'number'
      ? `${singularOf(list)} ${key + 1}`
      : (schema.title ?? toLabel(String(key)));
  });
  return labels.join(' › ');
}

/** The schema of the items of a list. */
export const itemOf = ({ items }: Schema) => schemaOf(Array.isArray(items) ? items[0] : items);

/** The label of one item of a list, or of one entry of a collection. */
export const singularOf = ({ singular, title = '' }: Schema) =>
  typeof singular === 'string' ? singular : title;

/** A part of a JSON Schema that is a schema, which the format allows to be `true`, or to be missing. */
export const schemaOf = (part: boolean | Schema | undefined): Schema =>
  typeof part === 'object' ? part : {};
