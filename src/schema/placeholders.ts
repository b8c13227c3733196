import { z } from 'astro/zod';
import { itemOf, type Schema } from './labels.ts';

/** The words in braces that the loader replaces in the texts of the content. */
export const placeholders = ['company', 'tagline', 'email', 'office', 'country', 'draftDays'] as const;

/** They and the conjunction: “{company}, {tagline} or {email}”. */
export const listPlaceholders = (type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat('en', { type }).format(placeholders.map((name) => `{${name}}`));

const note = '{company} and other placeholders work.';

/** The JSON form of the fields of an entry. The hint of each text, or list of texts, says that placeholders work. */
export const inputOf = (schema: z.ZodType): Schema =>
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

const isText = ({ type, format = 'textarea', enum: choices, const: fixed, mistake }: Schema) =>
  type === 'string' && format === 'textarea' && !(choices || fixed || mistake);
