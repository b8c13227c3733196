import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { z } from 'astro/zod';

/** A field whose file name Astro has replaced by the picture (`loader.ts`). */
const asRead = z.custom<ImageMetadata>((value) => value !== null && typeof value === 'object');

/** The widths and sizes of a picture in one of two columns, each 524 px wide at most. */
export const inTwoColumns = { widths: [640, 1200], sizes: '(min-width: 769px) 524px, 100vw' };

/** The width, in px, of the picture for the few browsers that do not know AVIF. */
const fallbackWidth = 800;

/** The address of a picture as WebP, which every browser of the floor knows. */
export async function webpOf(file: unknown): Promise<string> {
  const { srcSet } = await getImage({ src: asRead.parse(file), format: 'webp', widths: [fallbackWidth] });
  return srcSet.values.map(({ url }) => url).join();
}

/**
 * The attribute `srcset` of a picture as AVIF in these widths, with the size of the original. The size is read from the
 * options of the made picture: once code reads the original's own fields, Astro publishes that file too, with the place
 * where a phone took it.
 * @param widths in px; none is made wider than the picture is
 */
export async function avifOf(file: unknown, widths: number[]) {
  const { srcSet, options } = await getImage({ src: asRead.parse(file), format: 'avif', widths });
  const [first, ...others] = srcSet.values;
  const srcset = others.length > 0 ? srcSet.attribute : first?.url;
  return { srcset, width: options.width, height: options.height };
}
