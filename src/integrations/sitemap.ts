import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { pageFacts } from './facts.ts';

/**
 * The sitemap: exactly the indexable pages by their canonical addresses, each with the day its content file says it
 * was changed, if it does. Nothing is taken from the clock, so equal content gives an equal file.
 */
export default function listed(): AstroIntegration {
  let root: URL;
  let pages: ReadonlyMap<string, string | undefined> = new Map();
  const pathOf = (url: string) => new URL(url).pathname;
  return {
    name: 'listed',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const integration = sitemap({
          filter: (url) => pages.has(pathOf(url)),
          serialize: (item) => {
            const lastmod = pages.get(pathOf(item.url));
            return lastmod ? { ...item, lastmod } : item;
          },
        });
        updateConfig({ integrations: [integration] });
      },
      'astro:config:done': ({ config }) => {
        root = config.root;
      },
      // Before the sitemap is written: an integration added by another one comes after it.
      'astro:build:done': async () => {
        const facts = await pageFacts(root);
        pages = new Map(
          facts.flatMap(({ path, noindex, open, updated }) => (noindex || !open ? [] : [[path, updated]])),
        );
      },
    },
  };
}
