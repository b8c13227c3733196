import { appendFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import { memoize } from '../memoize.ts';

/** What the hosts that read `_headers` say of the editor, beside what they say of everything. */
const headers = `
/admin
  X-Robots-Tag: noindex
`;

/** The parts of the editor are loaded when they are asked for: no other build and no page waits for them. */
const parts = async () => ({ ...(await import('./page.ts')), ...(await import('./backend.ts')) });
const bundle = async (folder: string) => (await import('./bundle.ts')).bundle(folder);

/** Once for as long as this process lives, however often the server in it starts anew. */
const bundleOnce = memoize(bundle);

/**
 * The editor of the words (Sveltia CMS): while developing at `/edit`, on a folder of this machine, with the site beside
 * it; in a build at `/admin`, on the repository that `CMS_REPOSITORY` names, and nowhere without it.
 */
export default function editor(): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const folder = '.cache/editor';
        const files = sirv(folder, { dev: true });
        server.middlewares.use('/admin/', (request, response, next) => {
          if (request.url === '/') return next();
          bundleOnce(folder).then(() => files(request, response, next), next);
        });
        server.middlewares.use(async ({ url }, response, next) => {
          if (url !== '/edit' && url !== '/admin') return next();
          const { besideSite, editorPage, backendOf } = await parts();
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(url === '/edit' ? besideSite : editorPage(backendOf('this/site')));
        });
      },
      'astro:build:done': async ({ dir }) => {
        const { CMS_REPOSITORY: repository, CMS_HOST: host } = process.env;
        if (!repository) return;
        const { editorPage, backendOf } = await parts();
        await bundle(fileURLToPath(new URL('admin/', dir)));
        await writeFile(new URL('admin.html', dir), editorPage(backendOf(repository, host)));
        await appendFile(new URL('_headers', dir), headers);
      },
    },
  };
}
