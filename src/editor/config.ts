import type { Backend, CmsConfig, Collection } from '@sveltia/cms';
import { z } from 'astro/zod';
import { kinds } from '../content.config.ts';
import type { Kind } from '../content-files/read.ts';
import { siteFile, siteSchema } from '../site.ts';
import { fieldsOf, singular } from './fields.ts';

/** The old text of a file, which the format writes the changed values into. */
const source = { name: 'source', widget: 'hidden' } as const;

/** What the editor edits, and how: one collection for each folder of `content/`, and the values of the company. */
export const configOf = (backend: Backend): CmsConfig => ({
  load_config_file: false,
  backend,
  app_title: 'Edit the words',
  logo: { src: '/icon-192.png' },
  media_folder: 'public',
  media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
  editor: { preview: false },
  slug: { encoding: 'ascii', clean_accents: true },
  collections: Object.entries(kinds).map(([name, kind]) => collectionOf(name, kind)),
  singletons: [
    {
      name: 'site',
      label: 'Company',
      file: siteFile,
      format: 'yaml-file',
      fields: [...fieldsOf(schemaOf(siteSchema)), source],
    },
  ],
});

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' });

function collectionOf(name: string, { schema, headings = [], fixed = false }: Kind): Collection {
  const json = schemaOf(schema);
  const { title: label = name, description = '' } = json;
  const body = headings.map((heading) => `## ${heading}\n`).join('\n');
  return {
    name,
    label,
    description,
    label_singular: singular(label),
    folder: `content/${name}`,
    format: 'file-frontmatter',
    create: !fixed,
    delete: !fixed,
    slug: '{{title}}',
    preview_path: '{{path}}',
    aliases_field: false,
    ...listing(json),
    fields: [
      ...fieldsOf(json),
      {
        name: 'body',
        label: 'Text',
        widget: 'richtext',
        required: false,
        default: body,
        editor_components: [],
      },
      source,
    ],
  };
}

/** A choice with a default, such as open or closed, is the state of an entry, and its list shows it. */
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
