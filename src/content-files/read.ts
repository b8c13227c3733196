import type { LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import { bodyProblems, unrendered } from './body.ts';
import { textFiles } from './list.ts';
import { ContentProblem } from './problem.ts';
import { splitMarkdown } from './markdown.ts';
import { textOf } from './text.ts';
import { type Addressed, equalPaths } from './unique-paths.ts';
import { location, sentences, valuesOf } from './yaml.ts';

/** What the texts of a folder must be. */
export interface Kind {
  readonly schema: z.ZodType<Record<string, unknown>>;
  /** Headings (h2) that each text must have. */
  readonly headings?: readonly string[];
  /** Each of its files belongs to a page in `src/pages/`, so that none can be added or deleted. */
  readonly fixed?: boolean;
}

/** What Astro makes of a Markdown text. */
type Rendered = Awaited<ReturnType<LoaderContext['renderMarkdown']>>;

/** A text of `content/`, checked. */
export interface ContentEntry extends Addressed {
  /** The folder it stands in. */
  readonly collection: string;
  /** The name of its file, without the ending. */
  readonly id: string;
  /** Its front matter as the schema returns it. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly rendered: Rendered;
}

/** Makes HTML of a Markdown text; `file` is where its pictures are sought. */
export type Render = (markdown: string, file: string) => Promise<Rendered>;

const addressed = z.object({ path: z.string(), aliases: z.array(z.string()).default([]) });

/**
 * Every text of `content/`, by the order of the files' names, each folder by its kind.
 * @throws ContentProblem with one sentence for every mistake in any of the files.
 */
export async function readContent(
  kinds: Readonly<Record<string, Kind>>,
  render: Render,
): Promise<ContentEntry[]> {
  const problems: string[] = [];
  const refuse = (problem: unknown) => {
    if (!(problem instanceof ContentProblem)) throw problem;
    problems.push(problem.message);
  };
  const entries: ContentEntry[] = [];
  for (const file of textFiles(Object.keys(kinds), refuse))
    try {
      entries.push(await readEntry(file, textOf(file), kinds, render));
    } catch (problem) {
      refuse(problem);
    }
  problems.push(...equalPaths(entries));
  if (problems.length > 0) throw new ContentProblem(...problems);
  return entries;
}

/**
 * One text, checked.
 * @throws ContentProblem with one sentence for every mistake in it.
 */
export async function readEntry(
  file: string,
  text: string,
  kinds: Readonly<Record<string, Kind>>,
  render: Render,
): Promise<ContentEntry> {
  const [, collection = '', name = ''] = file.split('/');
  const kind = kinds[collection];
  const split = splitMarkdown(text);
  if (!kind || !split)
    throw new ContentProblem(
      `${file}:1 front matter: must stand on top, between a line with --- and another one`,
    );
  const { frontMatter, firstLine, body, bodyLine } = split;
  const checked = kind.schema.safeParse(valuesOf(file, frontMatter, firstLine));
  if (!checked.success)
    throw new ContentProblem(...sentences(file, frontMatter, firstLine, checked.error.issues));
  const rendered = await render(body, file).catch((error: unknown) => {
    throw new ContentProblem(unrendered({ file, body, bodyLine }, error));
  });
  const { headings = [], imagePaths = [] } = rendered.metadata ?? {};
  const missing = (kind.headings ?? [])
    .filter((heading) => !headings.some((found) => found.depth === 2 && found.text === heading))
    .map((heading) => `${file}:${bodyLine} body: the text needs the section "## ${heading}"`);
  const html = rendered.html;
  const wrong = await bodyProblems({ file, body, bodyLine, html, pictures: imagePaths });
  const locationOf = (field: readonly string[]) => location(file, frontMatter, firstLine, field);
  if (missing.length + wrong.length > 0) throw new ContentProblem(...missing, ...wrong);
  return {
    ...addressed.parse(checked.data),
    locationOf,
    file,
    collection,
    id: name.replace(/\.md$/, ''),
    data: checked.data,
    body: body.trim(),
    rendered,
  };
}
