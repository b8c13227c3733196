import type { Redirect } from './redirects.ts';

/** The redirect files for the hosts of `.config/hosts/`: file names with their formatters. */
export const redirectFiles: Readonly<Record<string, (redirects: readonly Redirect[]) => string>> = {
  // Cloudflare and Netlify.
  _redirects: (redirects) => redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join(''),
  '_redirects.nginx': (redirects) =>
    redirects
      .map((redirect) => {
        if (isMoved(redirect))
          return `location = ${redirect.from} { return ${redirect.status} ${withQuery(redirect.to)}; }\n`;
        return redirect.from.endsWith('.html') ? `location = ${redirect.from} {}\n` : '';
      })
      .join(''),
  // Vercel.
  '_redirects.json': (redirects) =>
    JSON.stringify(
      redirects.filter(isMoved).map(({ from, to, status }) => ({
        source: from,
        destination: to,
        statusCode: status,
        caseSensitive: true,
        query: true,
      })),
    ),
};

const isMoved = ({ status }: Redirect) => status !== 200;

/** Adds the query of the request, which nginx drops. */
const withQuery = (to: string) => to.replace(/(#.*)?$/, '$$is_args$$args$1');
