import type { AstroIntegration } from 'astro';
import { loadEnv } from 'vite';
import { frontMatterOf, place } from '../collections/problem.ts';
import { kolam, signature } from '../kolam/kolam.ts';
import { pageFacts } from './facts.ts';

/**
 * Ends a build in which two pages, or a page and a product, would show the same kolam, and names their files. With
 * `EQUAL_KOLAMS=allow` they may: for made-up content that measures how the site grows.
 */
export default function kolams(): AstroIntegration {
  let root: URL;
  return {
    name: 'kolams',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = config.root;
      },
      'astro:build:done': async ({ logger }) => {
        if (loadEnv('production', process.cwd(), 'EQUAL_KOLAMS').EQUAL_KOLAMS === 'allow') return;
        const found = equalKolams(await pageFacts(root));
        for (const sentence of found) logger.error(sentence);
        if (found.length > 0) process.exit(1);
      },
    },
  };
}

interface Stated {
  readonly file: string;
  readonly path: string;
}

/** One sentence for every file whose address gives the kolam of an earlier one. */
function equalKolams(pages: readonly Stated[]): string[] {
  const owners = new Map<string, Stated>();
  return pages.flatMap((page) => {
    const drawn = signature(kolam({ seed: page.path }));
    const owner = owners.get(drawn);
    if (!owner) owners.set(drawn, page);
    return owner
      ? `${where(page)}: ${page.path} gives the same kolam as ${owner.path} of ${owner.file}; one of them needs another address`
      : [];
  });
}

const where = ({ file }: Stated) => place(file, frontMatterOf(file).frontMatter, 2, ['path']);
