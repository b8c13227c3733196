import type { AstroIntegration } from 'astro';
import { remainingSamples, siteFile } from '../site.ts';

/** Lists the sample values in `content/site.yaml` after a build. */
export default function warnAboutSamples(): AstroIntegration {
  return {
    name: 'warn-about-samples',
    hooks: {
      'astro:build:done': ({ logger }) => {
        if (remainingSamples.length > 0)
          logger.warn(
            `${siteFile} still has sample values; replace them before going live: ${remainingSamples.map(({ field }) => field).join(', ')}.`,
          );
      },
    },
  };
}
