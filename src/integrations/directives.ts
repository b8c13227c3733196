import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Adds the client directives `client:intent` and `client:paint` of `directives/`. Their types are in `src/env.d.ts`.
 */
export default function directives(): AstroIntegration {
  return {
    name: 'directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['intent', 'paint'])
          addClientDirective({
            name,
            entrypoint: fileURLToPath(new URL(`./directives/${name}.ts`, import.meta.url)),
          });
      },
    },
  };
}
