import { appendFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import { bundle } from './bundle.ts';
import { type EditorOptions, editorPage } from './page.ts';

/** Added to `_headers`, for hosts that read this file. */
const headers = `
/admin
  X-Robots-Tag: noindex
`;

/**
 * The editor of the content (Sveltia CMS) at `/admin`: in development on a folder of this machine, in a build on the
 * repository. A build without a repository has no editor.
 */
export default function editor({ repository, host, publishMode }: Partial<EditorOptions>): AstroIntegration {
  let scripts: URL;
  return {
    name: 'editor',
    hooks: {
      'astro:config:done': ({ config }) => {
        scripts = new URL('editor/', config.cacheDir);
      },
      // Bundled, because Vite's client would reload the editor after each save.
      'astro:server:setup': ({ server }) => {
        const dir = fileURLToPath(scripts);
        const serve = sirv(dir, { dev: true });
        let bundling: Promise<void> | undefined;
        server.middlewares.use('/admin', (request, response, next) => {
          bundling ??= bundle(dir);
          bundling.then(() => {
            if (request.url !== '/') return serve(request, response, next);
            response.setHeader('content-type', 'text/html; charset=utf-8');
            // In development the editor shows this name when it asks for the folder of the project.
            response.end(editorPage({ repository: repository ?? `this/${basename(process.cwd())}`, host }));
          }, next);
        });
      },
      'astro:server:start': ({ address, logger }) => {
        logger.info(`The editor is at http://localhost:${address.port}/admin.`);
      },
      'astro:build:done': async ({ dir }) => {
        if (repository === undefined) return;
        await bundle(fileURLToPath(new URL('admin/', dir)));
        await writeFile(new URL('admin.html', dir), editorPage({ repository, host, publishMode }));
        await appendFile(new URL('_headers', dir), headers);
      },
    },
  };
}
