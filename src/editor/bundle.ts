import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Bundles the editor's scripts into a folder that is served at `/admin/`; `main.js` is the entry. The bundle includes
 * all dependencies, so that the editor loads nothing from another host and changes only with a build.
 */
export async function bundle(outDir: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    base: '/admin/',
    logLevel: 'error',
    build: {
      outDir,
      assetsDir: '',
      emptyOutDir: true,
      license: { fileName: 'licences.md' },
      rolldownOptions: {
        input: fileURLToPath(new URL('./main.ts', import.meta.url)),
        output: { entryFileNames: '[name].js' },
      },
    },
  });
}
