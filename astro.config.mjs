import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { Features } from 'lightningcss';
import editor from './src/editor/integration.ts';
import { envSchema, readEnvironment } from './src/config/environment.ts';
import hydration from './src/hydration/integration.ts';
import watchContent from './src/integrations/watch-content.ts';
import warnAboutSamples from './src/integrations/warn-about-samples.ts';
import pageWeight from './src/integrations/page-weight.ts';
import { supportedBrowsers } from './src/config/supported-browsers.ts';

/**
 * Checks the variables before Astro reads them. Integrations cannot import `astro:env` as pages do, so they get values as
 * parameters.
 */
const environment = readEnvironment();
const { SITE_URL: site, PUBLIC_GOOGLE_CLIENT_ID: googleClientId } = environment;

export default defineConfig({
  ...(site && { site }),
  env: { schema: envSchema },
  output: 'static',
  cacheDir: '.cache/astro',
  vite: {
    cacheDir: '.cache/vite',
    define: { 'import.meta.env.GOOGLE': String(googleClientId !== undefined) },
    build: { target: supportedBrowsers, cssMinify: 'lightningcss' },
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        // Otherwise each `color-scheme` would get variables for light-dark(), which no style uses.
        exclude: Features.LightDark,
        cssModules: { pattern: '[name]_[local]' },
      },
    },
  },
  trailingSlash: 'never',
  prerenderConflictBehavior: 'error',
  build: { format: 'file', inlineStylesheets: 'always' },
  experimental: { contentIntellisense: true },
  devToolbar: { enabled: false },
  integrations: [
    watchContent(),
    warnAboutSamples(),
    react(),
    hydration(),
    pageWeight(),
    editor({
      repository: environment.CMS_REPOSITORY,
      host: environment.CMS_HOST,
      publishMode: environment.CMS_PUBLISH_MODE,
    }),
  ],
});
