import type { Backend, CmsConfig, Collection } from '@sveltia/cms';
import { z } from 'astro/zod';
import { howToApply, openingStates } from '../collections/opening-status.ts';
import { collections } from '../content.config.ts';
import { siteFile, siteSchema } from '../site.ts';
import { fieldsOf, singularOf } from './fields.ts';

/** The configuration of Sveltia CMS: a collection for each folder of `content/`, and a singleton for the company. */
export const configOf = (backend: Backend): CmsConfig => ({
  load_config_file: false,
  backend,
  app_title: 'Edit the content',
  logo: { src: '/apple-touch-icon.png' },
  media_folder: 'public',
  media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
  editor: { preview: false },
  slug: { encoding: 'ascii', clean_accents: true },
  output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
  collections: Object.entries(collections).map(([name, { schema }]) => collectionOf(name, inputOf(schema))),
  singletons: [
    { name: 'site', label: 'Company', file: siteFile, format: 'yaml', fields: fieldsOf(inputOf(siteSchema)) },
  ],
});

const inputOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' });

function collectionOf(name: string, schema: z.core.JSONSchema.BaseSchema): Collection {
  const { title: label = name, description = '' } = schema;
  // Each file of `pages` belongs to a file in `src/pages/`, so editors cannot add or delete one.
  const fixed = name === 'pages';
  const states = name === 'jobs' ? openingStates : [];
  return {
    name,
    label,
    description,
    label_singular: singularOf(schema),
    folder: `content/${name}`,
    format: 'yaml-frontmatter',
    create: !fixed,
    delete: !fixed,
    slug: '{{title}}',
    preview_path: '{{path}}',
    aliases_field: false,
    summary: name === 'jobs' ? "{{title}} · {{status | default('open')}}" : '{{title}}',
    ...(!fixed && { sortable_fields: { fields: ['order', 'title'], default: { field: 'order' } } }),
    view_filters: states.map((state) => ({ label: state, field: 'status', pattern: state })),
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
