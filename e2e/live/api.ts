import { type Answer, ask, sentTo } from './ask.ts';
import { type Check, finding } from './finding.ts';
import { policyOf } from './policy.ts';
import type { Site } from './site.ts';

/** Two calls that change nothing: one is asked with a name that nobody has, one with a method that it does not take. */
const question = '/user_auth/username/available?username=nobody-asks-but-npm-run-live';
const upload = '/user_auth/internInformation/';

/** The origin of the API, as the policy of the pages states it beside their own. */
function apiOf({ origin, pages }: Site): string {
  const [source] = pages.flatMap(
    ({ elements }) => /connect-src 'self' (https?:[^; ]+)/.exec(policyOf(elements) ?? '')?.[1] ?? [],
  );
  return source ?? origin;
}

/** What a browser asks before it sends JSON to another origin. */
const preflight = (origin: string) => ({
  method: 'OPTIONS',
  headers: {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  },
});

function allows({ status, headers }: Answer, origin: string): boolean {
  const names = String(headers['access-control-allow-headers'] ?? '').toLowerCase();
  const allowed = ['*', origin].includes(headers['access-control-allow-origin'] ?? '');
  return status >= 200 && status < 300 && allowed && /\*|\bcontent-type\b/.test(names);
}

/** The API answers where the pages call it, and lets them. */
export const api: Check = async (site) => {
  const host = apiOf(site);
  const other = host !== site.origin;
  const origin = site.home;
  const told = await ask(host, question, { headers: { origin } });
  const answers = told.headers['content-type']?.includes('json') ?? false;
  const readable = !other || ['*', origin].includes(told.headers['access-control-allow-origin'] ?? '');
  const sent = sentTo(await ask(host, upload), host);
  const asked = other && (await ask(host, '/user_auth/login', preflight(origin)));
  return [
    ...finding(
      'not answered by the API',
      answers ? [] : [`${host}/user_auth/ (status ${told.status})`],
      other
        ? `Make the API answer at ${host}, or build with another PUBLIC_API_HOST.`
        : 'Pass /user_auth/ on to the API before anything else is looked for, as the files in .config/hosts/ do, or build with PUBLIC_API_HOST.',
    ),
    ...finding(
      'called by http from pages that come by https, which browsers stop',
      other && origin.startsWith('https:') && host.startsWith('http:') ? [host] : [],
      'Serve the API by https, and build with that PUBLIC_API_HOST.',
    ),
    ...finding(
      'sent elsewhere, so that an application is lost',
      sent === undefined ? [] : [`${upload} (to ${sent})`],
      'Leave the slash at its end, and send nothing under /user_auth/ elsewhere.',
    ),
    ...finding(
      `not open to pages of ${origin}`,
      (asked && !allows(asked, origin)) || !readable ? [host] : [],
      `Let the API allow the origin ${origin}, the methods GET and POST and the header content-type (CORS).`,
    ),
  ];
};
