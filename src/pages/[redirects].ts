import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { allPages, sortedEntries } from '../collections/entries.ts';

type Redirects = readonly { readonly from: string; readonly to: string }[];

/**
 * The files with further addresses for the hosts of `.config/hosts/`, by name. A `moved` address redirects to its page. A
 * `served` one has a file of its own; its line is for disks that cannot store two names that differ by letter case only.
 */
const formats: Readonly<Record<string, (moved: Redirects, served: Redirects) => string>> = {
  // Cloudflare and Netlify.
  _redirects: (moved, served) => lines(moved, 301) + lines(served, 200),
  '_redirects.nginx': (moved) =>
    moved.map(({ from, to }) => `location = ${from} { return 301 ${withQuery(to)}; }\n`).join(''),
  // Vercel.
  '_redirects.json': (moved) => {
    const options = { statusCode: 301, caseSensitive: true, query: true };
    return JSON.stringify(moved.map(({ from, to }) => ({ source: from, destination: to, ...options })));
  },
};

const lines = (redirects: Redirects, status: number) =>
  redirects.map(({ from, to }) => `${from} ${to} ${status}\n`).join('');

const withQuery = (to: string) => to.replace(/(#.*)?$/, '$$is_args$$args$1');

export const getStaticPaths = () =>
  Object.entries(formats).map(([redirects, format]) => ({ params: { redirects }, props: { format } }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({
  props: { format },
}) => {
  const entries = [...(await allPages()), ...(await sortedEntries('products'))];
  const redirects = entries.flatMap(({ data: { path: to, aliases } }) =>
    aliases.map((from) => ({ from, to })),
  );
  // The product document lists /home and /Signup; `[...home].astro` and `[...signup].astro` build them.
  const { served = [], moved = [] } = Object.groupBy(redirects, ({ to }) =>
    to === '/' || to === '/signup' ? 'served' : 'moved',
  );
  return new Response(format(moved, served));
};
