import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { companyValues, safeText } from './src/collections/markdown.ts';
import editor from './src/editor/integration.ts';
import company from './src/integrations/company.ts';
import directives from './src/integrations/directives.ts';
import environment from './src/integrations/environment.ts';
import floor from './src/integrations/floor.ts';
import finish from './src/integrations/finish/index.ts';
import islandChunks from './src/integrations/island-chunks.ts';
import reload from './src/integrations/reload.ts';

export default defineConfig({
  output: 'static',
  cacheDir: '.cache/astro',
  vite: {
    cacheDir: '.cache/vite',
    // The file says whose class it is, as in HeaderMenu_entry; a hash would do so in letters that don't compress.
    css: { modules: { generateScopedName: (name, file) => `${/(\w+)\.module/.exec(file)?.[1]}_${name}` } },
  },
  scopedStyleStrategy: 'class',
  trailingSlash: 'never',
  prerenderConflictBehavior: 'error',
  build: { format: 'file', inlineStylesheets: 'always' },
  experimental: { contentIntellisense: true },
  devToolbar: { enabled: false },
  markdown: {
    syntaxHighlight: false,
    processor: satteri({ mdastPlugins: [companyValues], hastPlugins: [safeText] }),
  },
  integrations: [
    environment(),
    floor(),
    company(),
    reload(),
    react(),
    directives(),
    islandChunks(),
    finish(),
    editor(),
  ],
});
