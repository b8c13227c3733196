import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { redirects } from '../collections/redirects.ts';
import { redirectFiles } from '../collections/redirect-files.ts';

export const getStaticPaths = () =>
  Object.entries(redirectFiles).map(([name, format]) => ({ params: { redirects: name }, props: { format } }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { format } }) =>
  new Response(format(await redirects()));
