import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Writes the editor's scripts into a folder, from which they are served at `/admin/`, `main.js` first. They are whole:
 * none of them is asked of anybody else, and none changes while somebody types.
 */
export async function bundle(outDir: string): Promise<void> {
  const output = {
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    assetFileNames: '[name]-[hash][extname]',
  };
  await build({
    configFile: false,
    publicDir: false,
    base: '/admin/',
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      license: { fileName: 'licences.md' },
      rolldownOptions: { input: fileURLToPath(new URL('./main.ts', import.meta.url)), output },
    },
  });
}
