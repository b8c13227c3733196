import type { Backend, CmsConfig, Collection, CollectionFile } from '@sveltia/cms';
import { pageGroups } from '../schema/pages.ts';
import { schemas } from '../schema/schemas.ts';
import { type FieldSchema, jsonSchemaOf, partOf, toLabel } from '../schema/json-schema.ts';
import { siteSchema } from '../schema/site.ts';
import { siteFile } from '../site.ts';
import { largestSide } from '../loader/pictures.ts';
import { fieldsOf } from './fields.ts';

/** `editorial_workflow`: a save becomes a pull request, which is merged by "Publish" after its review. */
export type PublishMode = 'simple' | 'editorial_workflow';

/** The configuration of Sveltia CMS: a collection for each folder, for each group of pages and for the company. */
export const configOf = (backend: Backend, publish_mode: PublishMode = 'simple'): CmsConfig => ({
  load_config_file: false,
  backend,
  publish_mode,
  app_title: 'Edit the content',
  logo: { src: '/apple-touch-icon.png' },
  media_folder: 'public/images',
  public_folder: '/images',
  media_libraries: { default: { config: pictureLimits }, stock_assets: false },
  editor: { preview: false },
  slug: { encoding: 'ascii', clean_accents: true },
  output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
  collections: [
    ...Object.entries(schemas).map(([name, schema]) => collectionOf(name, jsonSchemaOf(schema))),
    ...Object.entries(pageGroups).map(([name, files]) =>
      groupOf(
        name,
        Object.entries(files).map(([file, schema]) => pageOf(file, jsonSchemaOf(schema))),
      ),
    ),
    // Not a singleton: after saving a singleton, the editor opens the first collection.
    groupOf('company', [
      {
        name: 'site',
        label: 'Company',
        file: siteFile,
        fields: fieldsOf(jsonSchemaOf(siteSchema)),
      },
    ]),
  ],
});

const groupOf = (name: string, files: CollectionFile[]): Collection => ({
  name,
  label: toLabel(name),
  label_singular: 'Page',
  description: publishing,
  files,
});

/**
 * The editor reduces pictures before the commit, since the repository keeps every version. Sizes in px; `max_file_size` in bytes.
 */
const pictureLimits = {
  slugify_filename: true,
  max_file_size: 50_000_000,
  transformations: {
    raster_image: { format: 'webp' as const, quality: 85, width: largestSide, height: largestSide },
  },
};

/** Shown above each list of entries. Short, because narrow windows cut it off. */
const publishing = 'A save is public after the next build. The Git host shows a failed build.';

/** Puts the images of a text beside its file, where Astro compresses them. */
const imageFolders = { media_folder: '', public_folder: '' };

const pageOf = (name: string, schema: FieldSchema): CollectionFile => ({
  name,
  label: schema.title ?? name,
  file: `content/pages/${name}.md`,
  preview_path: '{{path}}',
  ...(schema.properties?.['body'] && imageFolders),
  fields: fieldsOf(schema),
});

function collectionOf(name: string, schema: FieldSchema): Collection {
  const { title: label = name, description = '' } = schema;
  const states = partOf(schema.properties?.['status']).enum ?? [];
  const group = schema.properties?.['group'] ? 'group' : undefined;
  return {
    name,
    label,
    description: `${description} ${publishing}`,
    // The editor writes `order` itself, as the first line of each file. So the form has no such field (`fields` below).
    reorder: { key: 'order', group },
    ...(group && {
      view_groups: { groups: [{ name: group, label: 'Group', field: group }], default: group },
    }),
    label_singular: schema.singular,
    folder: `content/${name}`,
    format: 'yaml-frontmatter',
    // A slug would look like the address of the page, which is a field.
    slug: { template: '{{title}}', editable: false },
    preview_path: '{{path}}',
    ...imageFolders,
    aliases_field: false,
    summary:
      name === 'jobs'
        ? "{{title}} · {{status | default('open')}} · from {{postedOn}} · last day: {{validThrough | default('none')}}"
        : '{{title}}',
    sortable_fields: ['title'],
    view_filters: states.map(String).map((state) => ({ label: state, field: 'status', pattern: state })),
    fields: fieldsOf(schema).filter((field) => field.name !== 'order'),
  };
}
