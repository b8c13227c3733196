import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { redirectFiles, redirects } from '../collections/redirects.ts';

/** The redirect files for the hosts of `.config/hosts/`. */
export const getStaticPaths = () =>
  Object.entries(redirectFiles).map(([name, format]) => ({ params: { redirects: name }, props: { format } }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { format } }) =>
  new Response(format(await redirects()));
