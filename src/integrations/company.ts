import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { ContentProblem } from '../collections/problem.ts';
import { readSite, siteFile } from '../collections/site.ts';

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
