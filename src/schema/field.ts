import { z } from 'astro/zod';

/**
 * Sets the label and the hint of a field in the editor. If the label follows from the name of the field, use `.describe(hint)` instead.
 * @param singular the label of one item of a list, or of one entry of a collection
 */
export const field = <Schema extends z.ZodType>(
  schema: Schema,
  label: string,
  hint: string,
  singular?: string,
): Schema => schema.meta({ title: label, description: hint, singular });

/** A list with a minimum of items. */
export const list = <Item extends z.ZodType>(
  item: Item,
  least: number,
  label: string,
  hint: string,
  singular: string,
) => field(z.array(item).min(least), label, hint, singular);

/**
 * A text that matches a pattern.
 * @param correction how to correct a text that doesn’t match. The editor shows it after “It”, as in “It must be …”.
 */
export const matching = (pattern: RegExp, correction: string) =>
  z.string().regex(pattern, correction).meta({ correction });
