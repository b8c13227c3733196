import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { problems } from './check.ts';
import { chunkGraph } from './chunks.ts';
import { contentFiles, defaults } from './content.ts';
import { finishPage } from './finish.ts';
import { readPage } from './page.ts';

/**
 * Reads what was really built and finishes it. A page that is incomplete and a link that leads nowhere end the build
 * with one sentence each; then every page gets what can only be known now.
 */
export default function finish(): AstroIntegration {
  const { graph, plugin } = chunkGraph();
  let root: URL;
  let site: string;
  return {
    name: 'finish',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:config:done': ({ config }) => {
        root = config.root;
        site = config.site ?? '';
      },
      'astro:build:done': async ({ dir, logger }) => {
        const names = await Array.fromAsync(glob('**/*.*', { cwd: fileURLToPath(dir) }));
        const files = new Set(names.map((name) => name.replaceAll('\\', '/')).sort());
        const pages = [];
        for (const file of files) if (file.endsWith('.html')) pages.push(await readPage(dir, file));
        const found = await problems({ root, site, pages, files, content: await contentFiles(root) });
        if (found.length > 0) {
          for (const sentence of found) logger.error(sentence);
          process.exit(1);
        }
        for (const page of pages) await finishPage(dir, page, graph);
        const left = await defaults(root);
        if (left.length > 0)
          logger.warn(
            `content/site.yaml still has stand-ins, to be replaced before going live: ${left.join(', ')}.`,
          );
      },
    },
  };
}
