import { envField } from 'astro/config';
import { z } from 'astro/zod';
import { loadEnv } from 'vite';

const isBuild = process.argv.includes('build');
/** Structured data contains absolute URLs, so rendering needs SITE_URL. */
const rendersPages = isBuild || process.argv.includes('dev');

/** The origin of an http or https URL without a path; undefined for any other value. */
const originOf = (value: string) => {
  const url = URL.parse(value);
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined;
};

const origin = (purpose: string) => {
  const fix = `set it to ${purpose}, such as https://www.example.com, with no path after it.`;
  return z.string(fix).refine(originOf, fix).transform(originOf);
};

/** A variable that may be unset. */
const optional = (shape: RegExp, purpose: string) =>
  z.string().regex(shape, `set it to ${purpose}.`).optional();

const siteUrl = origin('the address where visitors will find the site (npm run dev sets it)');

/**
 * The environment variables of a build, also read from `.env` (described in CONTRIBUTING). Each message explains how to fix a
 * value.
 */
const schema = z.object({
  SITE_URL: rendersPages ? siteUrl : siteUrl.optional(),
  PUBLIC_API_HOST: origin("the origin of the product's API").optional(),
  PUBLIC_GOOGLE_CLIENT_ID: optional(
    /^[\w.-]+$/,
    'the client id from Google, such as 1234-abcd.apps.googleusercontent.com',
  ),
  PUBLIC_MAX_RESUME_MB: optional(
    /^(?=.*[1-9])\d{1,4}(\.\d+)?$/,
    'the size in MB of the largest resume that the API accepts, such as 5',
  ),
  CMS_REPOSITORY: optional(/^[\w.-]+(\/[\w.-]+)+$/, 'the repository of the site, such as owner/name'),
  // Plain http is limited to localhost, because the editor sends a token.
  CMS_HOST: optional(
    /^(github|gitlab|gitea)(\+(https:\/\/[\w.:-]+|http:\/\/localhost:\d+))?$/,
    'github, gitlab or gitea, or one of them with your own origin, such as gitea+https://git.example.com',
  ),
  CMS_PUBLISH_MODE: z
    .enum(['simple', 'editorial_workflow'], 'set it to simple or editorial_workflow.')
    .optional(),
  SOCIAL_IMAGES: optional(/^skip$/, 'skip, or unset it'),
  SOURCE_DATE_EPOCH: optional(/^\d{1,11}$/, 'a time in seconds since 1970'),
  // React reads NODE_ENV before this file runs, so it is too late to correct a wrong value.
  NODE_ENV: isBuild
    ? z.literal('production', 'unset it: any value but production makes every page heavier.')
    : z.string().optional(),
});

const names = Object.keys(schema.shape);

/** The same variables for `astro:env`. The name of a variable for the browser begins with PUBLIC_. */
export const envSchema = Object.fromEntries(
  names.map((name) => {
    const context = name.startsWith('PUBLIC_') ? 'client' : 'server';
    return [name, envField.string({ context, access: 'public', optional: true })];
  }),
);

/** The variables with normalized origins, or one sentence for each invalid one. */
export function checkEnvironment(values: Readonly<Record<string, string>>) {
  const { data, error } = schema.safeParse(values);
  const problems = error?.issues.map(({ path, message }) => {
    const value = values[path.join()];
    return `${path.join()} is ${value === undefined ? 'not set' : JSON.stringify(value)}: ${message}`;
  });
  return { data, problems };
}

/** Reads and checks all variables, and writes the checked values to `process.env`. Exits the process if a value is wrong. */
export function readEnvironment(): z.infer<typeof schema> {
  const { data, problems } = checkEnvironment(
    loadEnv(isBuild ? 'production' : 'development', process.cwd(), names),
  );
  if (!data) {
    console.error(problems?.join('\n'));
    process.exit(1);
  }
  Object.assign(process.env, data);
  if (isBuild && data.PUBLIC_API_HOST === undefined)
    console.warn('PUBLIC_API_HOST is not set: the host of the site must pass /user_auth/ on to the API.');
  return data;
}
