import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { type Redirect, redirects } from '../collections/redirects.ts';

/** The redirect files for the hosts of `.config/hosts/`: the name of each file, and the function that writes it. */
const formats: Readonly<Record<string, (redirects: readonly Redirect[]) => string>> = {
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

export const getStaticPaths = () =>
  Object.entries(formats).map(([name, format]) => ({ params: { redirects: name }, props: { format } }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { format } }) =>
  new Response(format(await redirects()));
