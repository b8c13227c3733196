import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { SOCIAL_IMAGES } from 'astro:env/server';
import { everyPage } from '../../collections/entries.ts';
import { trail } from '../../navigation.ts';
import { imageName } from '../../seo/social/address.ts';
import { image } from '../../seo/social/image.ts';
import { picture } from '../../seo/social/picture.ts';
import { site } from '../../site.ts';

export async function getStaticPaths() {
  if (SOCIAL_IMAGES === 'skip') return [];
  return (await everyPage()).map(({ data: { path, title }, collection }) => ({
    params: { name: imageName(path) },
    props: { path, title, above: trail(path, collection).slice(1).at(-1)?.label },
  }));
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props }) => {
  const png = await image(await picture(props, site.name));
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
