import { allPages, builtAtAliases, sortedEntries } from './entries.ts';
import { publicFiles } from '../loader/files.ts';

/** Where requests for `from` go. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  /**
   * With 200, the host answers with the page at `to`, and the address stays. Pages in `public/` need this. So does /Signup: a
   * build on Windows or macOS has only one of Signup.html and signup.html.
   */
  readonly status: 200 | 301 | 302;
}

/** Pages in `public/`, such as a site verification file. Without a rule, hosts redirect `/proof.html` to `/proof`. */
const publicPages = (): Redirect[] =>
  publicFiles()
    .filter((file) => /^[\w/.-]+\.html$/.test(file))
    .map((from) => ({ from, to: from.replace(/\.html$/, ''), status: 200 }));

/** All redirects of the site. */
export async function redirects(): Promise<Redirect[]> {
  const entries = [...(await allPages()), ...(await sortedEntries('products'))];
  const aliases = entries.flatMap(({ data: { path: to, aliases } }) =>
    aliases.map(
      (from) => ({ from, to, status: builtAtAliases.some((path) => path === to) ? 200 : 301 }) as const,
    ),
  );
  return [
    // A redirect to itself would never end.
    ...aliases.filter(({ from, to }) => from !== to),
    // Password managers open this URL (W3C, change password URL).
    { from: '/.well-known/change-password', to: '/forgotpassword', status: 302 },
    ...publicPages(),
  ];
}

/** The files for the hosts of `.config/hosts/`: the name of each file, and the function that writes it. */
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
