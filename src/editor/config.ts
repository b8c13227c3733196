import type { Backend, CmsConfig, Collection } from '@sveltia/cms';
import { z } from 'astro/zod';
import { howToApply } from '../collections/opening-status.ts';
import { schemas } from '../content.config.ts';
import { siteFile, siteSchema } from '../site.ts';
import { fieldsOf, singular } from './fields.ts';

/** The configuration of Sveltia CMS: a collection for each folder of `content/`, and a singleton for the company. */
export const configOf = (backend: Backend): CmsConfig => ({
  load_config_file: false,
  backend,
  app_title: 'Edit the content',
  logo: { src: '/icon-192.png' },
  media_folder: 'public',
  media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
  editor: { preview: false },
  slug: { encoding: 'ascii', clean_accents: true },
  output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
  collections: Object.entries(schemas).map(([name, schema]) => collectionOf(name, inputOf(schema))),
  singletons: [
    { name: 'site', label: 'Company', file: siteFile, format: 'yaml', fields: fieldsOf(inputOf(siteSchema)) },
  ],
});

const inputOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' });

function collectionOf(name: string, schema: z.core.JSONSchema.BaseSchema): Collection {
  const { title: label = name, description = '' } = schema;
  // Each file of `pages` belongs to a file in `src/pages/`, so editors cannot add or delete one.
  const fixed = name === 'pages';
  return {
    name,
    label,
    description,
    label_singular: singular(label),
    folder: `content/${name}`,
    format: 'yaml-frontmatter',
    create: !fixed,
    delete: !fixed,
    slug: '{{title}}',
    preview_path: '{{path}}',
    aliases_field: false,
    ...listing(schema),
    fields: [
      ...fieldsOf(schema),
      {
        name: 'body',
        label: 'Text',
        widget: 'richtext',
        required: false,
        default: name === 'jobs' ? `## ${howToApply}\n` : '',
        editor_components: [],
      },
    ],
  };
}

/** Options of an entry list: summary, sorting, and a filter for each enum with a default, such as open or closed. */
function listing({ properties = {} }: z.core.JSONSchema.BaseSchema) {
  const states = Object.entries(properties).flatMap(([field, schema]) =>
    typeof schema === 'object' && schema.enum && schema.default !== undefined ? [{ field, schema }] : [],
  );
  return {
    summary: [
      '{{title}}',
      ...states.map(({ field, schema }) => `{{${field} | default('${schema.default}')}}`),
    ].join(' · '),
    ...('order' in properties && {
      sortable_fields: { fields: ['order', 'title'], default: { field: 'order' } },
    }),
    view_filters: states.flatMap(({ field, schema }) =>
      (schema.enum ?? []).map((value) => ({ label: String(value), field, pattern: String(value) })),
    ),
  };
}
