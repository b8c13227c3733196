import type { AstroIntegration } from 'astro';
import { messageFrom } from '../schema/parse.ts';
import { siteFile, remainingSamples } from '../site.ts';

/**
 * Restarts the development server when `content/site.yaml` changes, reads the content again when it changes, and warns of its
 * sample values after a build.
 */
export default function company(): AstroIntegration {
  return {
    name: 'company',
    hooks: {
      'astro:config:setup': ({ config, addWatchFile }) => {
        addWatchFile(new URL(siteFile, config.root));
      },
      // Astro stops watching the content after a restart (astro 7.3.5). Drawings are watched too: a new one may make a file valid.
      'astro:server:setup': ({ server, refreshContent, logger }) => {
        server.watcher.on('all', (_, file) => {
          if (/[\\/](content[\\/].+\.md|drawings[\\/].+\.svg)$/.test(file))
            refreshContent?.({}).catch((error: unknown) => logger.error(messageFrom(error)));
        });
      },
      'astro:build:done': ({ logger }) => {
        if (remainingSamples.length > 0)
          logger.warn(
            `${siteFile} still has sample values; replace them before going live: ${remainingSamples.map(({ field }) => field).join(', ')}.`,
          );
      },
    },
  };
}
