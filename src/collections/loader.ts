import { readFileSync } from 'node:fs';
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { glob, type Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { fill, siteSource } from '../site.ts';
import { ContentProblem, explain, splitMarkdown } from './problem.ts';

/** Which content file answers at which address, over all collections. */
const owners = new Map<string, string>();

/**
 * The Markdown files of one folder under `content/`, checked against the collection's schema.
 * Words such as `{company}` are filled in, in front matter and body alike.
 * @throws ContentProblem with file, line and field when the front matter does not fit or an address is taken.
 */
export function markdown(folder: string, schema: z.ZodType<Record<string, unknown>>): Loader {
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
    load: (context) =>
      files.load({
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
            return context.store.set({
              ...entry,
              ...(body !== undefined && { body: fill(body) }),
              ...(rendered && { rendered: { ...rendered, html: fill(rendered.html) } }),
            });
          },
        },
      }),
  };
}

function problem(filePath: string, issues: readonly z.core.$ZodIssue[]) {
  const source = readFileSync(filePath, 'utf8');
  const file = relative(process.cwd(), filePath);
  return new ContentProblem(explain(file, splitMarkdown(source).frontMatter, 2, issues).join('\n'));
}

function claim(file: string, data: Record<string, unknown>) {
  const aliases: unknown[] = Array.isArray(data.aliases) ? data.aliases : [];
  for (const address of [data.path, ...aliases]) {
    if (typeof address !== 'string') continue;
    const owner = owners.get(address);
    if (owner && owner !== file && existsSync(owner))
      throw new ContentProblem(
        `${file} path: ${address} is already the address of ${owner}; give one of them another`,
      );
    owners.set(address, file);
  }
}

function deepFill<T>(value: T): T;
function deepFill(value: unknown): unknown {
  if (typeof value === 'string') return fill(value);
  if (Array.isArray(value)) return value.map((item) => deepFill(item));
  if (value !== null && typeof value === 'object' && !(value instanceof Date))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deepFill(item)]));
  return value;
}
