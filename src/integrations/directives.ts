import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Two client directives. `client:intent` hydrates an island at the first touch, hover, focus or key inside it;
 * `client:painted` right after the first frame. Their types stand in `src/env.d.ts`.
 */
export default function directives(): AstroIntegration {
  return {
    name: 'directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['intent', 'painted'])
          addClientDirective({
            name,
            entrypoint: fileURLToPath(new URL(`./directives/${name}.ts`, import.meta.url)),
          });
      },
    },
  };
}
