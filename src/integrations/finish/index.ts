import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { devFont } from '../../heading-font/dev-script.ts';
import { build } from './build.ts';
import { chunkGraph } from './chunks.ts';
import { addressOf } from './page.ts';
import { originsFrom } from './variables.ts';

/**
 * Reads what was really built and finishes it. A page that is incomplete and a link that leads nowhere end the build
 * with one sentence each; then every page gets what can only be known now (`finish.ts`).
 */
export default function finish(): AstroIntegration {
  const { graph, plugin } = chunkGraph();
  const environment: Record<string, unknown> = {};
  let folders: { cache: URL; assets: string };
  let site: string;
  return {
    name: 'finish',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig, injectScript }) => {
        const variables = {
          name: 'public-variables',
          configResolved: ({ env }: { env: Record<string, unknown> }) => Object.assign(environment, env),
        };
        updateConfig({ vite: { plugins: [plugin, variables] } });
        if (command === 'dev') injectScript('head-inline', await devFont(config.cacheDir));
      },
      'astro:config:done': ({ config }) => {
        folders = { cache: config.cacheDir, assets: `/${config.build.assets}/` };
        site = config.site ?? '';
      },
      'astro:build:done': async ({ dir, assets, logger }) => {
        const routes = new Map(
          [...assets].flatMap(([route, files]) =>
            files.map((file): [string, string] => [
              addressOf(relative(fileURLToPath(dir), fileURLToPath(file)).replaceAll('\\', '/')),
              route,
            ]),
          ),
        );
        await build({ ...folders, dir, site, routes, graph, ...originsFrom(environment), logger });
      },
    },
  };
}
