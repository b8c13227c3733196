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
  /** The largest resume the API takes, in MB of 1,048,576 bytes; without it the API alone decides. */
  PUBLIC_MAX_RESUME_MB: envField.number({ context: 'client', access: 'public', gt: 0, optional: true }),
  /** Where the steps of an application are counted; without it nothing is counted, and no page has code for it. */
  PUBLIC_FUNNEL_URL: envField.string({ context: 'client', access: 'public', url: true, optional: true }),
};

const isAddress = (value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? '');

const isOrigin = (value: string) => isAddress(value) && URL.parse(value)?.origin === value.replace(/\/$/, '');

const origin = (what: string) => ({
  fits: isOrigin,
  fix: `set it to ${what}, such as https://www.example.com, with no path after it.`,
});

/** What a variable must look like where it is set, and what to do when it does not. */
const shapes = {
  SITE_URL: origin('the address where visitors will find the site'),
  PUBLIC_API_HOST: origin("the origin of the product's API"),
  PUBLIC_MAX_RESUME_MB: {
    fits: (value: string) => Number(value) > 0,
    fix: 'set it to the size in MB of the largest resume the API takes, such as 5.',
  },
  PUBLIC_FUNNEL_URL: {
    fits: isAddress,
    fix: 'set it to the address where the steps are counted, such as https://api.example.com/funnel.',
  },
  SOCIAL_IMAGES: {
    fits: (value: string) => /^(make|skip)$/.test(value),
    fix: 'set it to make or skip.',
  },
  EQUAL_KOLAMS: {
    fits: (value: string) => /^(refuse|allow)$/.test(value),
    fix: 'set it to refuse or allow.',
  },
  SOURCE_DATE_EPOCH: {
    fits: (value: string) => /^\d{0,11}$/.test(value),
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
        const values = loadEnv(mode, process.cwd(), ['PUBLIC_', ...Object.keys(shapes)]);
        const wrong = Object.entries(shapes).flatMap(([name, { fits, fix }]) => {
          const value = values[name];
          return value === undefined || fits(value) ? [] : `${name} is "${value}": ${fix}`;
        });
        if (values.SITE_URL === undefined && command === 'build')
          wrong.push(
            'SITE_URL is not set: give it the address where visitors will find the site, as in SITE_URL=https://www.example.com npm run build.',
          );
        for (const sentence of wrong) logger.error(sentence);
        if (wrong.length > 0) process.exit(1);
        // It is read while pages are made, from the process alone.
        if (values.SOURCE_DATE_EPOCH !== undefined)
          process.env['SOURCE_DATE_EPOCH'] = values.SOURCE_DATE_EPOCH;
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
              'import.meta.env.FUNNEL': isSet('PUBLIC_FUNNEL_URL'),
            },
          },
          ...(values.SITE_URL && { site: values.SITE_URL }),
        });
      },
    },
  };
}
