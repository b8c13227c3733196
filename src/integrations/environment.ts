import type { AstroIntegration } from 'astro';
import { envField } from 'astro/config';
import { loadEnv } from 'vite';

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
};

const origins = {
  SITE_URL: 'the address where visitors will find the site',
  PUBLIC_API_HOST: "the origin of the product's API",
};

const rules: Readonly<Record<string, readonly [allowed: RegExp, what: string]>> = {
  SOCIAL_IMAGES: [/^(make|skip)$/, 'make or skip'],
  SOURCE_DATE_EPOCH: [/^\d{0,11}$/, 'the moment that counts as now, in seconds since 1970'],
};

/**
 * Reads the environment before anything is built, sets Astro's `site`, and declares the variables to `astro:env`.
 * What is missing or malformed ends the command with one sentence instead of a stack trace.
 */
export default function environment(): AstroIntegration {
  return {
    name: 'environment',
    hooks: {
      'astro:config:setup': ({ command, updateConfig, logger }) => {
        const values = loadEnv(command, process.cwd(), ['PUBLIC_', 'SITE_URL', ...Object.keys(rules)]);
        const stop = (sentence: string) => {
          logger.error(sentence);
          process.exit(1);
        };
        for (const [name, what] of Object.entries(origins)) {
          const value = values[name];
          if (value !== undefined && !isOrigin(value))
            stop(
              `${name} is "${value}": set it to ${what}, such as https://www.example.com, with no path after it.`,
            );
        }
        for (const [name, [allowed, what]] of Object.entries(rules)) {
          const value = values[name];
          if (value !== undefined && !allowed.test(value)) stop(`${name} is "${value}": set it to ${what}.`);
        }
        if (values.SITE_URL === undefined && command === 'build')
          stop(
            `SITE_URL is not set: give it ${origins.SITE_URL}, as in SITE_URL=https://www.example.com npm run build.`,
          );
        if (values.PUBLIC_API_HOST === undefined && command === 'build')
          logger.warn(
            'PUBLIC_API_HOST is not set: the host of the site must pass /user_auth/ on to the API.',
          );
        updateConfig({
          env: { schema },
          vite: { define: { 'import.meta.env.GOOGLE': String(Boolean(values.PUBLIC_GOOGLE_CLIENT_ID)) } },
          ...(values.SITE_URL && { site: values.SITE_URL }),
        });
      },
    },
  };
}

const isOrigin = (value: string) => {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === value.replace(/\/$/, '');
};
