import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { redirectFiles, redirects } from '../collections/redirects.ts';

export const getStaticPaths = () =>
  Object.entries(redirectFiles).map(([redirects, format]) => ({ params: { redirects }, props: { format } }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { format } }) =>
  new Response(format(await redirects()));
