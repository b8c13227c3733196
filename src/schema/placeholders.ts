import { z } from 'astro/zod';
import { itemOf, type JsonSchema } from './labels.ts';

/** The words in braces that the loader replaces in the texts of the content. */
export const placeholders = ['company', 'tagline', 'email', 'office', 'country', 'draftDays'] as const;

/** Lists the placeholders, and `more`, in words: “{company}, {tagline} or {email}”. */
export const listPlaceholders = (type: 'conjunction' | 'disjunction', more: readonly string[] = []) =>
  new Intl.ListFormat('en', { type }).format([...placeholders, ...more].map((name) => `{${name}}`));

/**
 * The message for each word in braces that is no placeholder.
 * @param more placeholders of this text only
 */
export const unknownPlaceholders = (text: string, more: readonly string[] = []): string[] =>
  Array.from(text.matchAll(/(?<!\\)\{ *\w+ *\}/g), ([token]) => token)
    .filter((token) => ![...placeholders, ...more].some((name) => token === `{${name}}`))
    .map(
      (token) =>
        `${token} is not a placeholder; write ${listPlaceholders('disjunction', more)}, or ${token.replace(/[{}]/g, '\\$&')} (in the editor: Code) to show the braces`,
    );

/** Rejects unknown placeholders in a field of `site.yaml`. The loader checks the texts of entries itself. */
export const withKnownPlaceholders = (text: z.ZodString, more?: readonly string[]) =>
  text.superRefine((value, context) => {
    for (const message of unknownPlaceholders(value, more)) context.addIssue(message);
  });

const note = '{company} and other placeholders work.';

/**
 * The JSON form of the fields of an entry. The hint of each text, or list of texts, gets a note on placeholders. Zod may call
 * `override` twice for a field, so the note may be there already.
 */
export const editorSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema: field }) => {
      if (
        isText(field.type === 'array' ? itemOf(field) : field) &&
        field.description?.endsWith(note) === false
      )
        field.description += ` ${note}`;
    },
  });

/** Whether an owner writes it freely: a field with a pattern has a message for a mistake. */
const isText = ({ type, format = 'textarea', enum: choices, const: fixed, mistake }: JsonSchema) =>
  type === 'string' && format === 'textarea' && !(choices || fixed || mistake);
