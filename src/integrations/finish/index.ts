import type { AstroIntegration } from 'astro';
import { build } from './build.ts';
import { chunkGraph } from './chunks.ts';
import { devFace } from './dev-face.ts';
import { originsFrom } from './variables.ts';

/**
 * Reads what was really built and finishes it. A page that is incomplete and a link that leads nowhere end the build
 * with one sentence each; then every page gets what can only be known now (`finish.ts`).
 */
export default function finish(): AstroIntegration {
  const { graph, plugin } = chunkGraph();
  const environment: Record<string, unknown> = {};
  let folders: { root: URL; cache: URL; assets: string };
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
        if (command === 'dev') injectScript('head-inline', await devFace(config.cacheDir));
      },
      'astro:config:done': ({ config }) => {
        folders = { root: config.root, cache: config.cacheDir, assets: `/${config.build.assets}/` };
        site = config.site ?? '';
      },
      'astro:build:done': async ({ dir, pages, logger }) => {
        const addresses = new Set(pages.map(({ pathname }) => `/${pathname.replace(/^\/|\/$/g, '')}`));
        await build({ ...folders, dir, site, addresses, graph, ...originsFrom(environment), logger });
        // Only now: a mistake in site.yaml is told by the integration that reads it first.
        const { standIns } = await import('../../site.ts');
        if (standIns.length > 0)
          logger.warn(
            `content/site.yaml still has stand-ins, to be replaced before going live: ${standIns.join(', ')}.`,
          );
      },
    },
  };
}
