import ky from 'ky';
import { PUBLIC_API_HOST } from 'astro:env/client';

/**
 * The only HTTP client. No timeout, as the API requires. No retries: after a lost response the first request may have
 * arrived.
 */
export const client = ky.create({
  prefix: `${PUBLIC_API_HOST ?? ''}/user_auth/`,
  timeout: false,
  retry: 0,
});
