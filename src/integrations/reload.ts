import type { AstroIntegration } from 'astro';

const isEntry = (file: string) => /[\\/]content[\\/][^\\/]+[\\/][^\\/]+\.md$/.test(file);

/**
 * While developing, reads the content again whenever one of its files changes, and tells a mistake as the build does:
 * in the terminal, and over every page for as long as it stands. Astro's own watching says less of it, and ends when
 * the server restarts, as for a new site.yaml (astro 7.3.5).
 */
export default function reload(): AstroIntegration {
  return {
    name: 'reload',
    hooks: {
      'astro:server:setup': ({ server, refreshContent, logger }) => {
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
        };
        for (const event of ['add', 'change', 'unlink']) server.watcher.on(event, changed);
        server.ws.on('connection', show);
      },
    },
  };
}
