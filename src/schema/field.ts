import { z } from 'astro/zod';

/** What the editor knows about a field, besides its label (`title`) and its hint (`description`). */
export interface EditorMeta {
  /** The label of one item of a list, or of one entry of a collection. */
  readonly singular?: string | undefined;
  /** How to correct a text that doesn’t match the pattern. Completes “It …”. */
  readonly mistake?: string;
  /** The widget of a text with more than one line. */
  readonly widget?: 'text' | 'richtext';
}

/** The metadata of fields for the editor. `json-schema.ts` adds them to the JSON Schema. */
export const editorMeta = z.registry<EditorMeta>();

/**
 * Sets the label and the hint of a field in the editor. If the label can be derived from the field's name, use `.describe(hint)` instead.
 * @param singular the label of one item of a list, or of one entry of a collection
 */
export const field = <Schema extends z.ZodType>(
  schema: Schema,
  label: string,
  hint: string,
  singular?: string,
): Schema => {
  const named = schema.meta({ title: label, description: hint });
  editorMeta.add(named, { singular });
  return named;
};

/** A list with a minimum of items. */
export const list = <Item extends z.ZodType>(
  item: Item,
  least: number,
  label: string,
  hint: string,
  singular: string,
) => field(z.array(item).min(least), label, hint, singular);

/** A text that matches a pattern. */
export const matching = (pattern: RegExp, mistake: string) =>
  z.string().regex(pattern, mistake).register(editorMeta, { mistake });
