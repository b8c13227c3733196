import { z } from 'astro/zod';

/** A JSON Schema with the metadata of its fields, which the editor shows. */
export interface FieldSchema extends z.core.JSONSchema.BaseSchema {
  /** The label of one item of a list, or of one entry of a collection. */
  readonly singular?: string;
  /** How to correct a text that doesn’t match the pattern. Completes “It …”. */
  readonly correction?: string;
  /** The widget of a text with more than one line. */
  readonly widget?: 'text' | 'richtext';
}

/** The JSON Schema of a content file, before defaults and transforms. */
export const jsonSchemaOf = (schema: z.ZodType): FieldSchema => z.toJSONSchema(schema, { io: 'input' });

/** The default label of a name: “Employment type” for `employmentType`. */
export function toLabel(name: string): string {
  const label = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** The label of the field at a path, after the labels of its parents: “Cards › Card 2 › Title”. */
export function labelAt(schema: FieldSchema, path: readonly PropertyKey[]): string {
  const labels: string[] = [];
  let field = schema;
  for (const key of path) {
    if (typeof key === 'number') {
      labels.push(`${field.singular ?? field.title} ${key + 1}`);
      field = itemOf(field);
    } else {
      field = partOf(field.properties?.[String(key)]);
      labels.push(field.title ?? toLabel(String(key)));
    }
  }
  return labels.join(' › ');
}

/** The schema of the items of a list. */
export const itemOf = ({ items }: FieldSchema) => partOf(Array.isArray(items) ? items[0] : items);

/** A part of a JSON Schema, which may also be `true` or missing. */
export const partOf = (part: boolean | z.core.JSONSchema.BaseSchema | undefined): FieldSchema =>
  typeof part === 'object' ? part : {};
