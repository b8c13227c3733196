import type { AstroIntegration } from 'astro';

/** Adds the client directives `client:paint` and `client:intent` (types: `src/env.d.ts`). */
export default function hydration(): AstroIntegration {
  return {
    name: 'hydration',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['paint', 'intent'])
          addClientDirective({ name, entrypoint: `./src/hydration/${name}.ts` });
      },
    },
  };
}
