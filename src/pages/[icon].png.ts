import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { icons, picture } from '../kolam/icons.ts';

export const getStaticPaths = () =>
  Object.entries(icons).map(([icon, props]) => ({ params: { icon }, props }));

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props }) =>
  new Response(new Uint8Array(await picture(props)), { headers: { 'content-type': 'image/png' } });
