import type { AstroIntegration } from 'astro';
import { Features } from 'lightningcss';

/**
 * The oldest browsers in which everything works. In those before them every page can be read, and forms name the mail
 * address. The README says so, and `e2e/owner/floor.node.spec.ts` reads what is built against it.
 */
export const floor = { chrome: '105', edge: '105', firefox: '121', safari: '15.4', ios: '15.4' } as const;

/** The same, as Lightning CSS counts versions. */
export const styleTargets = Object.fromEntries(
  Object.entries(floor).map(([browser, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [browser === 'ios' ? 'ios_saf' : browser, (major << 16) | (minor << 8)];
  }),
);

/** `color-scheme: light dark` is known everywhere, and no style of ours needs what would stand in for light-dark(). */
export const keptInStyles = Features.LightDark;

/** Has scripts and styles written for these browsers. */
export default function floorAsTarget(): AstroIntegration {
  const target = Object.entries(floor).map((browser) => browser.join(''));
  return {
    name: 'floor',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            build: { target, cssTarget: target },
            css: { lightningcss: { exclude: keptInStyles } },
          },
        });
      },
    },
  };
}
