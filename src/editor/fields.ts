import type { Field } from '@sveltia/cms';
import { type FieldSchema, itemOf, partOf, toLabel } from '../schema/json-schema.ts';

/** The widget of a field with its options (Sveltia CMS). */
type Widget = { readonly widget: string; readonly [option: string]: unknown };

/** The editor's fields for the properties of an object schema, in the order of the schema. */
export const fieldsOf = ({ properties = {}, required = [] }: FieldSchema): Field[] =>
  Object.entries(properties).map(([name, schema]) => fieldOf(name, partOf(schema), required.includes(name)));

/** Label, hint and default come from the metadata of the schema, the widget from its type. */
function fieldOf(name: string, schema: FieldSchema, required: boolean): Field {
  const { title: label = toLabel(name), description: hint, default: value, singular } = schema;
  // A list has a default of its own.
  const hasDefault = ['string', 'number', 'boolean'].includes(typeof value);
  return {
    name,
    label,
    label_singular: singular,
    hint,
    // The schema does not require a field with a default, but the editor must not save it empty.
    required: required || hasDefault,
    ...(hasDefault && { default: value }),
    ...widgetOf(schema),
  };
}

function widgetOf(schema: FieldSchema): Widget {
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (schema.const !== undefined) return { widget: 'string', readonly: true };
  switch (schema.type) {
    case 'boolean':
      return { widget: 'boolean' };
    case 'integer':
    case 'number':
      return {
        widget: 'number',
        value_type: schema.type === 'integer' ? 'int' : 'float',
        min: schema.minimum,
        max: schema.maximum,
      };
    case 'array':
      return {
        widget: 'list',
        min: schema.minItems,
        collapsed: 'auto',
        default: Array(schema.minItems ?? 0).fill(emptyOf(itemOf(schema))),
        ...itemOptionsOf(schema),
      };
    case 'object':
      return { widget: 'object', collapsed: 'auto', fields: fieldsOf(schema) };
    default:
      return textOf(schema);
  }
}

/** A new item of a list, with all keys. Otherwise the editor reports fields as missing even after they are filled in. */
const emptyOf = ({ type, required = [] }: FieldSchema) =>
  type === 'object' ? Object.fromEntries(required.map((name) => [name, ''])) : '';

/** The buttons of a text. Heading 1 is the title of the page. */
const buttons = [
  'bold',
  'italic',
  'code',
  'link',
  'heading-two',
  'heading-three',
  'heading-four',
  'bulleted-list',
  'numbered-list',
  'quote',
];

function itemOptionsOf(list: FieldSchema) {
  const item = itemOf(list);
  if (item.type !== 'object')
    return { field: fieldOf('item', { title: list.singular ?? '', ...item }, true) };
  const [first] = Object.keys(item.properties ?? {});
  return { summary: `{{fields.${first}}}`, fields: fieldsOf(item) };
}

function textOf(schema: FieldSchema): Widget {
  const { format, widget = 'string', minLength = 0, maxLength, pattern, correction } = schema;
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  return {
    widget,
    type: format === 'uri' ? 'url' : format,
    // A required field cannot be empty, so a minimum of 1 needs no counter.
    minlength: minLength > 1 ? minLength : undefined,
    maxlength: maxLength,
    pattern: correction && [pattern, `It ${correction}.`],
    ...(widget === 'richtext' && { buttons, editor_components: ['image'] }),
  };
}
