import { z } from 'astro/zod';
import { contentFiles } from './finish/content.ts';

/** What integrations need to know of a page; the collections have checked it by the time the site is built. */
const facts = z.object({
  path: z.string(),
  noindex: z.boolean().default(false),
  updated: z.string().optional(),
  status: z.enum(['open', 'closed']).default('open'),
  validThrough: z.string().optional(),
  /** Only openings have one. */
  postedOn: z.string().optional(),
});

async function read(root: URL) {
  // Only now: a mistake in site.yaml is told by the integration that reads it first.
  const { isOpen } = await import('../collections/open.ts');
  return (await contentFiles(root)).map(({ file, data }) => {
    const fact = facts.parse(data);
    return { file, ...fact, open: isOpen(fact) };
  });
}

let known: ReturnType<typeof read> | undefined;

/** The facts of every content file, with its name and whether it is open; read once, from the project's folder. */
export const pageFacts = (root: URL) => (known ??= read(root));
