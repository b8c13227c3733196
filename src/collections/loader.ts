import { glob, type Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { asHtml, fill, siteSource } from '../site.ts';
import { claim } from './addresses.ts';
import { ContentProblem, explain, frontMatterOf, misspelt } from './problem.ts';

/**
 * The Markdown files of one folder under `content/`, checked against the collection's schema.
 * Words such as `{company}` are filled in, in front matter and body alike.
 * @param needed headings (h2) the body must have
 * @throws ContentProblem with file, line and field when the front matter does not fit, an address is taken or a heading
 * is missing.
 */
export function markdown(
  folder: string,
  schema: z.ZodType<Record<string, unknown>>,
  needed: readonly string[] = [],
): Loader {
  const base = `content/${folder}`;
  const files = glob({
    pattern: '*.md',
    base,
    generateId: ({ entry, data }) => {
      claim(`${base}/${entry}`, data);
      return entry.replace(/\.md$/, '');
    },
  });
  return {
    name: 'markdown',
    load: async (context) => {
      const loading = files.load({
        ...context,
        // An unchanged file must be read again when the company was renamed.
        generateDigest: (data) => context.generateDigest(`${JSON.stringify(data)}${siteSource}`),
        parseData: async (props) => {
          const checked = schema.safeParse(props.data);
          if (!checked.success) throw problem(props.filePath ?? base, checked.error.issues);
          return context.parseData({ ...props, data: deepFill(props.data) });
        },
        store: {
          ...context.store,
          set: (entry) => {
            const { rendered, body } = entry;
            const headings = (rendered?.metadata?.headings ?? []).map(({ text }) => text);
            for (const heading of needed)
              if (!headings.includes(heading))
                throw new ContentProblem(`${entry.filePath}: the text needs the section "## ${heading}".`);
            return context.store.set({
              ...entry,
              ...(body !== undefined && { body: fill(body) }),
              ...(rendered && { rendered: { ...rendered, html: fill(rendered.html, asHtml) } }),
            });
          },
        },
      });
      await loading.catch((error: unknown) => {
        throw spelling(error);
      });
    },
  };
}

function problem(filePath: string, issues: readonly z.core.$ZodIssue[]) {
  const { file, frontMatter } = frontMatterOf(filePath);
  return new ContentProblem(explain(file, frontMatter, 2, issues).join('\n'));
}

/** Front matter that is no YAML fails before any schema sees it, as an error of the parser with the file in `loc`. */
function spelling(error: unknown): unknown {
  const loc = error instanceof Error && 'loc' in error ? error.loc : undefined;
  if (typeof loc !== 'object' || !loc || !('file' in loc) || typeof loc.file !== 'string') return error;
  const { file, frontMatter } = frontMatterOf(loc.file);
  const sentence = misspelt(file, frontMatter, 2);
  return sentence ? new ContentProblem(sentence) : error;
}

function deepFill<T>(value: T): T;
function deepFill(value: unknown): unknown {
  if (typeof value === 'string') return fill(value);
  if (Array.isArray(value)) return value.map((item) => deepFill(item));
  if (value !== null && typeof value === 'object' && !(value instanceof Date))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deepFill(item)]));
  return value;
}
