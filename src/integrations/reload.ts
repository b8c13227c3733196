import type { AstroIntegration } from 'astro';

const isEntry = (file: string) => /[\\/]content[\\/][^\\/]+[\\/][^\\/]+\.md$/.test(file);

/**
 * While developing, reads the content again whenever one of its files changes, and tells a mistake as the build does.
 * Astro's own watching says less of it, and ends when the server restarts, as for a new site.yaml (astro 7.3.5).
 */
export default function reload(): AstroIntegration {
  return {
    name: 'reload',
    hooks: {
      'astro:server:setup': ({ server, refreshContent, logger }) => {
        const tell = (error: unknown) => logger.error(error instanceof Error ? error.message : String(error));
        const changed = (file: string) => {
          if (isEntry(file)) refreshContent?.({}).catch(tell);
        };
        for (const event of ['add', 'change', 'unlink']) server.watcher.on(event, changed);
      },
    },
  };
}
