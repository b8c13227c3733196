import type { AstroIntegration } from 'astro';
import { envField } from 'astro/config';
import { loadEnv } from 'vite';
import { hostShape } from '../editor/backend.ts';

/** The variables the site is built from, as `astro:env` checks and types them. */
const schema = {
  /** Origin of the product's API; without it the calls go to the site's own origin. */
  PUBLIC_API_HOST: envField.string({ context: 'client', access: 'public', url: true, optional: true }),
  /** Absolute origin of the finished site, for canonical addresses. */
  SITE_URL: envField.string({ context: 'server', access: 'public', url: true }),
  /** Client identifier of the Google sign-in button; without it no page asks Google for anything. */
  PUBLIC_GOOGLE_CLIENT_ID: envField.string({ context: 'client', access: 'public', optional: true }),
  /** `skip` leaves the social images out, for a build that must be quick and is not published. */
  SOCIAL_IMAGES: envField.enum({
    context: 'server',
    access: 'public',
    values: ['make', 'skip'],
    default: 'make',
  }),
  /** The largest resume the API takes, in MB of 1,048,576 bytes; without it the API alone decides. */
  PUBLIC_MAX_RESUME_MB: envField.number({ context: 'client', access: 'public', gt: 0, optional: true }),
};

/** The origin that a value names, with or without a slash at its end; nothing when it names more or less. */
export const originOf = (value: string) => {
  const url = URL.parse(value);
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined;
};

const matching = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : undefined);

const origin = (what: string) => ({
  read: originOf,
  fix: `set it to ${what}, such as https://www.example.com, with no path after it.`,
});

/** How each variable is read where it is set, in the one form the build takes, and what to do when that fails. */
const shapes: Readonly<Record<string, { read: (value: string) => string | undefined; fix: string }>> = {
  SITE_URL: origin('the address where visitors will find the site'),
  PUBLIC_API_HOST: origin("the origin of the product's API"),
  PUBLIC_GOOGLE_CLIENT_ID: {
    read: matching(/^[\w.-]+$/),
    fix: 'set it to the client id that Google gave, such as 1234-abcd.apps.googleusercontent.com.',
  },
  PUBLIC_MAX_RESUME_MB: {
    read: (value) => (/^\d{1,4}(\.\d+)?$/.test(value) && Number(value) > 0 ? value : undefined),
    fix: 'set it to the size in MB of the largest resume the API takes, such as 5.',
  },
  CMS_REPOSITORY: {
    read: matching(/^[\w.-]+(\/[\w.-]+)+$/),
    fix: 'set it to the repository of the site, such as owner/name.',
  },
  CMS_HOST: {
    read: matching(hostShape),
    fix: 'set it to github, gitlab or gitea, or one of them and the origin of your own, such as gitea+https://git.example.com.',
  },
  SOCIAL_IMAGES: { read: matching(/^(make|skip)$/), fix: 'set it to make or skip.' },
  SOURCE_DATE_EPOCH: {
    read: matching(/^\d{1,11}$/),
    fix: 'set it to the moment that counts as now, in seconds since 1970.',
  },
};

/**
 * Reads the environment before anything is built, sets Astro's `site`, and declares the variables to `astro:env`.
 * What is missing or malformed ends the command with one sentence each, all at once, instead of a stack trace.
 */
export default function environment(): AstroIntegration {
  return {
    name: 'environment',
    hooks: {
      'astro:config:setup': ({ command, updateConfig, logger }) => {
        const mode = command === 'build' ? 'production' : 'development';
        const values = loadEnv(mode, process.cwd(), Object.keys(shapes));
        const wrong = Object.entries(shapes).flatMap(([name, { read, fix }]) => {
          const value = values[name];
          if (value === undefined) return [];
          const known = read(value);
          // Whatever reads the variable later reads it from here, before any file.
          if (known !== undefined) process.env[name] = values[name] = known;
          return known === undefined ? `${name} is "${value}": ${fix}` : [];
        });
        if (values.SITE_URL === undefined && command === 'build')
          wrong.push(
            'SITE_URL is not set: give it the address where visitors will find the site, as in SITE_URL=https://www.example.com npm run build.',
          );
        // Too late to change: React, already loaded, has followed it.
        const { NODE_ENV } = process.env;
        if (command === 'build' && NODE_ENV !== 'production')
          wrong.push(
            `NODE_ENV is "${NODE_ENV}", which makes every page heavier: leave it out, or set it to production.`,
          );
        for (const sentence of wrong) logger.error(sentence);
        if (wrong.length > 0) process.exit(1);
        if (values.PUBLIC_API_HOST === undefined && command === 'build')
          logger.warn(
            'PUBLIC_API_HOST is not set: the host of the site must pass /user_auth/ on to the API.',
          );
        const isSet = (name: string) => String(Boolean(values[name]));
        updateConfig({
          env: { schema },
          vite: {
            define: {
              'import.meta.env.GOOGLE': isSet('PUBLIC_GOOGLE_CLIENT_ID'),
            },
          },
          ...(values.SITE_URL && { site: values.SITE_URL }),
        });
      },
    },
  };
}
