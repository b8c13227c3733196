import type { AstroIntegration } from 'astro';
import { placeholders, siteFile } from '../site.ts';

/** Lists the placeholders after a build. */
export default function company(): AstroIntegration {
  return {
    name: 'company',
    hooks: {
      'astro:build:done': ({ logger }) => {
        if (placeholders.length > 0)
          logger.warn(
            `${siteFile} still has placeholders, to be replaced before going live: ${placeholders.map(({ field }) => field).join(', ')}.`,
          );
      },
    },
  };
}
