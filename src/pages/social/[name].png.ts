import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { SOCIAL_IMAGES } from 'astro:env/server';
import { everyPage } from '../../collections/entries.ts';
import { kolamOf } from '../../kolam/page.ts';
import { trail } from '../../navigation.ts';
import { imageName } from '../../seo/social/address.ts';
import { image } from '../../seo/social/image.ts';
import { picture } from '../../seo/social/picture.ts';
import { site } from '../../site.ts';

export async function getStaticPaths() {
  if (SOCIAL_IMAGES === 'skip') return [];
  return (await everyPage()).map(({ data, collection }) => ({
    params: { name: imageName(data.path) },
    props: { page: data, collection },
  }));
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { page, collection } }) => {
  const above = trail(page.path, collection).slice(1).at(-1)?.label;
  const kolam = kolamOf(page, collection);
  const png = await image(await picture({ kolam, title: page.title, above }, site.name));
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
