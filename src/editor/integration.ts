import { appendFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bundle } from './bundle.ts';
import { editorPage } from './page.ts';

/** Added to `_headers`, for hosts that read this file. */
const headers = `
/admin
  X-Robots-Tag: noindex
`;

/**
 * The editor of the content (Sveltia CMS) at `/admin`: in development on a folder of this machine, in a build on the
 * repository that `CMS_REPOSITORY` names. A build without that variable has no editor.
 */
export default function editor(): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(({ url = '' }, response, next) => {
          if (url !== '/admin') return next();
          response.setHeader('content-type', 'text/html; charset=utf-8');
          // In development the editor shows this name when it asks for the folder of the project.
          const repository = process.env['CMS_REPOSITORY'] ?? `this/${basename(process.cwd())}`;
          response.end(editorPage(repository, '/src/editor/main.ts'));
        });
      },
      'astro:server:start': ({ address, logger }) => {
        logger.info(`The editor is at http://localhost:${address.port}/admin.`);
      },
      'astro:build:done': async ({ dir }) => {
        const { CMS_REPOSITORY: repository } = process.env;
        if (!repository) return;
        await bundle(fileURLToPath(new URL('admin/', dir)));
        await writeFile(new URL('admin.html', dir), editorPage(repository, '/admin/main.js'));
        await appendFile(new URL('_headers', dir), headers);
      },
    },
  };
}
