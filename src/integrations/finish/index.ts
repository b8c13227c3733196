import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { devFont } from '../../heading-font/dev-script.ts';
import { build } from './build.ts';
import { chunkGraph } from './chunks.ts';
import { addressOf } from './page.ts';

/**
 * Reads what was really built and finishes it. A page that is incomplete and a link that leads nowhere end the build
 * with one sentence each; then every page gets what can only be known now (`finish.ts`).
 */
export default function finish(): AstroIntegration {
  const { graph, plugin } = chunkGraph();
  return {
    name: 'finish',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig, injectScript }) => {
        updateConfig({ vite: { plugins: [plugin] } });
        if (command === 'dev') injectScript('head-inline', await devFont());
      },
      'astro:build:done': async ({ dir, assets, logger }) => {
        const address = (file: URL) =>
          addressOf(relative(fileURLToPath(dir), fileURLToPath(file)).replaceAll('\\', '/'));
        const routes = [...assets].flatMap(([route, files]) =>
          files.map((file): [string, string] => [address(file), route]),
        );
        await build({ dir, routes: new Map(routes), graph, logger });
      },
    },
  };
}
