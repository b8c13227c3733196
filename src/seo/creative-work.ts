import type { CollectionEntry } from 'astro:content';
import type { CreativeWork } from 'schema-dts';
import { webpOf } from '../collections/pictures.ts';
import { absolute } from './absolute.ts';
import { companyId } from './company.ts';

type Pictures = CollectionEntry<'projects'>['data']['pictures'];

/** The addresses of pictures, whole; what they show stands on the page. */
export const imagesOf = (pictures: Pictures): Promise<string[]> =>
  Promise.all(pictures.map(async ({ file }) => absolute(await webpOf(file))));

/** A project as a work of the company. Its client is named on the page alone: whether it is a person is not known. */
export async function creativeWork({
  path,
  title,
  summary,
  year,
  link,
  pictures,
}: CollectionEntry<'projects'>['data']): Promise<CreativeWork> {
  return {
    '@type': 'CreativeWork',
    name: title,
    description: summary,
    url: absolute(path),
    creator: companyId,
    ...(year && { dateCreated: String(year) }),
    ...(link && { sameAs: absolute(link.href) }),
    ...(pictures.length > 0 && { image: await imagesOf(pictures) }),
  };
}
