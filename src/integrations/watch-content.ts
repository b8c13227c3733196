import type { AstroIntegration } from 'astro';
import { messageFrom } from '../content-error.ts';
import { siteFile } from '../site.ts';

/** In development, restarts the server when `content/site.yaml` changes, and reads `content/` again when a text changes. */
export default function watchContent(): AstroIntegration {
  return {
    name: 'watch-content',
    hooks: {
      'astro:config:setup': ({ config, addWatchFile }) => {
        addWatchFile(new URL(siteFile, config.root));
      },
      // Astro stops watching the content after a restart (astro 7.3.5). Drawings are watched too: a text may name a new one.
      'astro:server:setup': ({ server, refreshContent, logger }) => {
        server.watcher.on('all', (_, file) => {
          if (/[\\/](content[\\/].+\.md|drawings[\\/].+\.svg)$/.test(file))
            refreshContent?.({}).catch((error: unknown) => logger.error(messageFrom(error)));
        });
      },
    },
  };
}
