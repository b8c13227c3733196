import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { Features } from 'lightningcss';
import { companyValues, safeText } from './src/collections/markdown.ts';
import editor from './src/editor/integration.ts';
import company from './src/integrations/company.ts';
import directives from './src/integrations/directives.ts';
import environment from './src/integrations/environment.ts';
import checkPages from './src/integrations/check-pages.ts';
import islandChunks from './src/integrations/island-chunks.ts';
import reload from './src/integrations/reload.ts';
import { buildTargets, cssTargets } from './src/supported-browsers.ts';

export default defineConfig({
  output: 'static',
  cacheDir: '.cache/astro',
  vite: {
    cacheDir: '.cache/vite',
    build: { target: buildTargets, cssTarget: buildTargets, cssMinify: 'lightningcss' },
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        targets: cssTargets,
        // Every supported browser knows `color-scheme`; what replaces light-dark() would only add bytes.
        exclude: Features.LightDark,
        cssModules: { pattern: '[name]_[local]' },
      },
    },
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
    company(),
    reload(),
    react(),
    directives(),
    islandChunks(),
    checkPages(),
    editor(),
  ],
});
