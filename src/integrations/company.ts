import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { ContentProblem } from '../collections/problem.ts';
import { readSite, siteFile, siteJsonSchema } from '../collections/site.ts';

/**
 * Reads `content/site.yaml` before anything else does, so that a mistake in it is one sentence: later it would be
 * wrapped in Astro's own about the whole collection. While developing it is only said, and mending it reloads.
 */
export default function company(): AstroIntegration {
  return {
    name: 'company',
    hooks: {
      'astro:config:setup': ({ command, config, addWatchFile, logger }) => {
        const file = new URL(siteFile, config.root);
        addWatchFile(file);
        mkdirSync(new URL('.astro/', config.root), { recursive: true });
        // Named in the first line of the file itself, for editors.
        writeFileSync(new URL('.astro/site.schema.json', config.root), siteJsonSchema());
        try {
          readSite(readFileSync(file, 'utf8'));
        } catch (error) {
          if (!(error instanceof ContentProblem)) throw error;
          logger.error(error.message);
          if (command !== 'dev') process.exit(1);
        }
      },
    },
  };
}
