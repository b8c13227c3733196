import ky from 'ky';
import { PUBLIC_API_HOST } from 'astro:env/client';
import { requireApiResponse } from './response.ts';

/**
 * The only HTTP client. It has no timeout, as the API requires. It never repeats a request, because a request without a response
 * may have reached the server.
 */
export const client = ky.create({
  prefix: `${PUBLIC_API_HOST ?? ''}/user_auth/`,
  timeout: false,
  retry: 0,
  hooks: {
    afterResponse: [
      ({ request, response }) =>
        requireApiResponse(response, request.method === 'POST' && response.redirected),
    ],
  },
});
