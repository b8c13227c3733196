import { mkdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { ContentProblem } from '../content-files/problem.ts';
import { readSite, siteFile, siteJsonSchema, standIns } from '../site.ts';

/**
 * Watches `content/site.yaml` while developing, writes down for editors what it may hold, and lists after a build
 * which of its values are still stand-ins.
 */
export default function company(): AstroIntegration {
  return {
    name: 'company',
    hooks: {
      'astro:config:setup': ({ config, addWatchFile, logger }) => {
        addWatchFile(new URL(siteFile, config.root));
        mkdirSync(new URL('.astro/', config.root), { recursive: true });
        // Named in the first line of the file itself, for editors.
        writeFileSync(new URL('.astro/site.schema.json', config.root), siteJsonSchema());
        try {
          readSite();
        } catch (error) {
          if (!(error instanceof ContentProblem)) throw error;
          logger.error(error.message);
        }
      },
      'astro:build:done': ({ logger }) => {
        if (standIns.length > 0)
          logger.warn(
            `${siteFile} still has stand-ins, to be replaced before going live: ${standIns.map(({ field }) => field).join(', ')}.`,
          );
      },
    },
  };
}
