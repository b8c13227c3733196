import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteFile } from '../site.ts';

/**
 * Tells all code, as a constant, whether there is a project in the content: without one no page has a byte of their
 * list or of its menu entry. While developing, the first and the last one start the server anew, as site.yaml does.
 */
export default function projects(): AstroIntegration {
  let root: URL;
  const hasProjects = () => {
    const folder = new URL('content/projects/', root);
    return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.md'));
  };
  return {
    name: 'projects',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        root = config.root;
        updateConfig({ vite: { define: { 'import.meta.env.PROJECTS': String(hasProjects()) } } });
      },
      'astro:server:setup': ({ server }) => {
        const before = hasProjects();
        const changed = () => {
          if (hasProjects() !== before) server.watcher.emit('change', fileURLToPath(new URL(siteFile, root)));
        };
        for (const event of ['add', 'unlink']) server.watcher.on(event, changed);
      },
    },
  };
}
