import type { Host } from './Host.ts';

/** Checks that the API responds to the site. */
export async function checkApi(host: Host) {
  const { origin } = host;
  const policy = /connect-src[^;]*?(https?:\/\/[^\s;]+)/.exec((await host.get('/apply')).body);
  const api = policy?.[1] ?? origin;
  const call = await host.get(`${api}/user_auth/username/available?username=live`, {
    headers: { origin },
  });
  const preflight = await host.get(`${api}/user_auth/login`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });
  return host.faultsOf([
    [
      `Make the API respond at ${api}/user_auth/`,
      [call],
      ({ header }) => header('content-type').includes('json'),
    ],
    [
      'Do not redirect this path: the application would be lost',
      [`${api}/user_auth/internInformation/`],
      ({ location }) => !location,
    ],
    [
      `Make the API allow ${origin}, POST and content-type (CORS)`,
      [call, preflight],
      // Browsers need these headers only from another origin.
      ({ header }) => api === origin || ['*', origin].includes(header('access-control-allow-origin')),
    ],
  ]);
}
