import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Adds two client directives. `client:intent` hydrates an island at the first touch, hover, focus or key inside it,
 * `client:paint` after the first paint. Their types are in `src/env.d.ts`.
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
