import { readFile } from 'node:fs/promises';
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { SOCIAL_IMAGES } from 'astro:env/server';
import { allPages } from '../../collections/entries.ts';
import logo from '../../drawings/logo.svg?raw';
import { imageName } from '../../seo/social/image-name.ts';
import { socialImage } from '../../seo/social/image.ts';

export async function getStaticPaths() {
  if (SOCIAL_IMAGES === 'skip') return [];
  return (await allPages()).map(({ data }) => ({
    params: { name: imageName(data.path) },
    props: { page: data },
  }));
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { page } }) => {
  const name = ('illustration' in page && page.illustration?.drawing) || 'kolam';
  const drawing = await readFile(`src/drawings/${name}.svg`, 'utf8');
  const png = await socialImage(page.searchTitle ?? page.title, drawing, logo);
  return new Response(png, { headers: { 'content-type': 'image/png' } });
};
