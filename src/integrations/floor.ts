import type { AstroIntegration } from 'astro';

/**
 * The oldest browsers in which everything works. In those before them every page can be read, and forms name the mail
 * address. The README says so.
 */
export const floor = { chrome: '105', edge: '105', firefox: '121', safari: '15.4', ios: '15.4' } as const;

/** Has scripts written for these browsers; styles are when their page is finished (`finish/style.ts`). */
export default function floorAsTarget(): AstroIntegration {
  const target = Object.entries(floor).map((browser) => browser.join(''));
  return {
    name: 'floor',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { build: { target, cssTarget: false, cssMinify: false } } });
      },
    },
  };
}
