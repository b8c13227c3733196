import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { readSite, siteFile } from '../site.ts';

const isEntry = (file: string) => /[\\/]content[\\/][^\\/]+[\\/][^\\/]+\.md$/.test(file);

/**
 * While developing, reads the content again whenever one of its files changes, and tells a mistake as the build does:
 * in the terminal, and over every page for as long as it stands. Astro's own watching says less of it, and ends when
 * the server restarts, as it does for a site.yaml that has no mistake (astro 7.3.5).
 */
export default function reload(): AstroIntegration {
  return {
    name: 'reload',
    hooks: {
      'astro:server:setup': ({ server, refreshContent, logger }) => {
        const settings = join(server.config.root, 'astro.config.mjs');
        let mistake: string | undefined;
        const show = () => {
          if (mistake)
            server.ws.send({
              type: 'error',
              err: { title: 'A mistake in the words', message: mistake, stack: '' },
            });
        };
        const tell = (error: unknown) => {
          mistake = error instanceof Error ? error.message : String(error);
          logger.error(mistake);
          show();
        };
        const mended = () => {
          if (mistake) server.ws.send({ type: 'full-reload' });
          mistake = undefined;
        };
        const changed = (file: string) => {
          if (isEntry(file)) refreshContent?.({}).then(mended, tell);
          if (file === join(server.config.root, siteFile))
            // Astro starts anew for other settings, and then reads everything again.
            Promise.try(readSite).then(() => server.watcher.emit('change', settings), tell);
        };
        for (const event of ['add', 'change', 'unlink']) server.watcher.on(event, changed);
        server.ws.on('connection', show);
      },
    },
  };
}
