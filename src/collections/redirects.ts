import { allPages, sortedEntries } from './entries.ts';

interface Redirect {
  readonly from: string;
  readonly to: string;
  /** 200 serves the page without a redirect: the build makes `Signup.html` too, but a disk that ignores case loses it. */
  readonly status: 200 | 301 | 302;
}

/** Redirects of no entry. Password managers open the first one (W3C, change password URL), which asks for status 302. */
const wellKnown: readonly Redirect[] = [
  { from: '/.well-known/change-password', to: '/forgotpassword', status: 302 },
];

/** The files with the redirects for the hosts of `.config/hosts/`, by name: each a function from the redirects to its text. */
export const redirectFiles: Readonly<Record<string, (redirects: readonly Redirect[]) => string>> = {
  // Cloudflare and Netlify.
  _redirects: (redirects) => redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join(''),
  '_redirects.nginx': (redirects) =>
    redirects
      .filter(isMoved)
      .map(({ from, to, status }) => `location = ${from} { return ${status} ${withQuery(to)}; }\n`)
      .join(''),
  // Vercel.
  '_redirects.json': (redirects) =>
    JSON.stringify(
      redirects.filter(isMoved).map(({ from, to, status }) => ({
        ...{ source: from, destination: to, statusCode: status },
        ...{ caseSensitive: true, query: true },
      })),
    ),
};

const isMoved = ({ status }: Redirect) => status !== 200;

/** Nginx does not pass the query on by itself. */
const withQuery = (to: string) => to.replace(/(#.*)?$/, '$$is_args$$args$1');

/** The redirects from the aliases of all pages and products, and `wellKnown`. */
export async function redirects(): Promise<Redirect[]> {
  const entries = [...(await allPages()), ...(await sortedEntries('products'))];
  const aliases = entries.flatMap(({ data: { path: to, aliases } }) =>
    // The product document lists /home and /Signup; `[...home].astro` and `[...signup].astro` build them.
    aliases.map((from) => ({ from, to, status: to === '/' || to === '/signup' ? 200 : 301 }) as const),
  );
  return [...aliases, ...wellKnown];
}
