import { z } from 'astro/zod';
import { loadEnv } from 'vite';
import { hostShape } from './editor/backend.ts';

const isBuild = process.argv.includes('build');

/** The origin of an http or https URL without a path; undefined for any other value. */
export const originOf = (value: string) => {
  const url = URL.parse(value);
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined;
};

const origin = (purpose: string) =>
  z
    .string(`set it to ${purpose}, such as https://www.example.com.`)
    .refine(originOf, `set it to ${purpose}, such as https://www.example.com, with no path after it.`)
    .transform((value) => originOf(value));

/**
 * The environment variables of a build, also read from `.env`. README describes them. Each message explains how to fix
 * the value.
 */
const schema = z.object({
  SITE_URL: isBuild
    ? origin('the address where visitors will find the site')
    : origin('the address where visitors will find the site').optional(),
  PUBLIC_API_HOST: origin("the origin of the product's API").optional(),
  PUBLIC_GOOGLE_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]+$/, 'set it to the client id from Google, such as 1234-abcd.apps.googleusercontent.com.')
    .optional(),
  PUBLIC_MAX_RESUME_MB: z
    .string()
    .refine(
      (value) => /^\d{1,4}(\.\d+)?$/.test(value) && Number(value) > 0,
      'set it to the size in MB of the largest resume that the API accepts, such as 5.',
    )
    .optional(),
  CMS_REPOSITORY: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)+$/, 'set it to the repository of the site, such as owner/name.')
    .optional(),
  CMS_HOST: z
    .string()
    .regex(
      hostShape,
      'set it to github, gitlab or gitea, or one of them with your own origin, such as gitea+https://git.example.com.',
    )
    .optional(),
  SOCIAL_IMAGES: z.enum(['make', 'skip'], 'set it to make or skip.').optional(),
  SOURCE_DATE_EPOCH: z
    .string()
    .regex(/^\d{1,11}$/, 'set it to the time that counts as now, in seconds since 1970.')
    .optional(),
  // React has already read it, so a wrong value cannot be replaced here.
  NODE_ENV: isBuild
    ? z.literal('production', 'unset it: any value but production makes every page heavier.')
    : z.string().optional(),
});

/**
 * Reads and validates all variables, and writes them to `process.env` with normalized origins. Prints one sentence for
 * each invalid variable and exits the process.
 */
export function readEnvironment(): z.infer<typeof schema> {
  const values = loadEnv(isBuild ? 'production' : 'development', process.cwd(), Object.keys(schema.shape));
  const { success, data, error } = schema.safeParse(values);
  if (!success) {
    for (const { path, message } of error.issues) {
      const value = values[path.join()];
      console.error(
        `${path.join()} is ${value === undefined ? 'not set' : JSON.stringify(value)}: ${message}`,
      );
    }
    process.exit(1);
  }
  Object.assign(process.env, data);
  if (isBuild && data.PUBLIC_API_HOST === undefined)
    console.warn('PUBLIC_API_HOST is not set: the host of the site must pass /user_auth/ on to the API.');
  return data;
}
