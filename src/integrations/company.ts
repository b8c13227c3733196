import { mkdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { placeholders, siteFile, siteJsonSchema } from '../site.ts';

/** Writes down for editors what `content/site.yaml` may hold, and lists the placeholders after a build. */
export default function company(): AstroIntegration {
  return {
    name: 'company',
    hooks: {
      'astro:config:setup': ({ config }) => {
        mkdirSync(new URL('.astro/', config.root), { recursive: true });
        // Named in the first line of the file itself, for editors.
        writeFileSync(new URL('.astro/site.schema.json', config.root), siteJsonSchema());
      },
      'astro:build:done': ({ logger }) => {
        if (placeholders.length > 0)
          logger.warn(
            `${siteFile} still has placeholders, to be replaced before going live: ${placeholders.map(({ field }) => field).join(', ')}.`,
          );
      },
    },
  };
}
