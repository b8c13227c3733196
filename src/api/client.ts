import ky from 'ky';
import { PUBLIC_API_HOST } from 'astro:env/client';

/**
 * The one HTTP client. It sets no time limit, as the contract wants, and never sends a request again by itself: after a
 * lost answer nobody knows whether the first one arrived.
 */
export const client = ky.create({
  prefix: `${PUBLIC_API_HOST ?? ''}/user_auth/`,
  timeout: false,
  retry: 0,
});
