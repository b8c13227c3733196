import type { AstroIntegration } from 'astro';
import { remainingSamples, siteFile } from '../site.ts';

/** After a build, warns about sample values that are left in `content/site.yaml`. */
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
