import type { AstroIntegration } from 'astro';
import { pageFacts } from './facts.ts';

/** So many stale openings are named; a thousand lines would hide the rest of what a build says. */
const mostNamed = 10;

/** Tells the owner, once the site is built, which openings want a look and what keeps them out of job search. */
export default function openings(): AstroIntegration {
  let root: URL;
  return {
    name: 'openings',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = config.root;
      },
      'astro:build:done': async ({ logger }) => {
        const { site } = await import('../site.ts');
        const { daysSince } = await import('../collections/day.ts');
        const open = (await pageFacts(root)).flatMap(({ file, open, postedOn }) =>
          open && postedOn ? [{ file, days: daysSince(postedOn) }] : [],
        );
        if (open.length > 0 && !site.country)
          logger.warn(
            'content/site.yaml country: is not set, so no opening is marked up for job search, which asks remote work for one.',
          );
        const stale = open.filter(({ days }) => days > site.staleAfterDays);
        for (const { file, days } of stale.slice(0, mostNamed))
          logger.warn(
            `${file} postedOn: open for ${days} days, longer than staleAfterDays in content/site.yaml (${site.staleAfterDays}); set "status: closed", or post it anew.`,
          );
        if (stale.length > mostNamed) logger.warn(`${stale.length - mostNamed} more openings are as old.`);
      },
    },
  };
}
