import ky from 'ky';
import { PUBLIC_API_HOST } from 'astro:env/client';
import { requireApi } from './response.ts';

/**
 * The only HTTP client. It has no timeout, as the API requires, and no retries: a request without response may have arrived.
 */
export const client = ky.create({
  prefix: `${PUBLIC_API_HOST ?? ''}/user_auth/`,
  timeout: false,
  retry: 0,
  hooks: {
    afterResponse: [
      ({ request, response }) => requireApi(response, request.method === 'POST' && response.redirected),
    ],
  },
});
