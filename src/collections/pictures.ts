import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { z } from 'astro/zod';

/** A field in which Astro has put a picture in the place of its name (`loader.ts`). */
const asRead = z.custom<ImageMetadata>((value) => value !== null && typeof value === 'object');

/** As wide as the few browsers get it that do not know AVIF. */
const fallbackWidth = 800;

/** The address of a picture in the format that every browser knows. */
export async function webpOf(file: unknown): Promise<string> {
  const { srcSet } = await getImage({ src: asRead.parse(file), format: 'webp', widths: [fallbackWidth] });
  return srcSet.values.map(({ url }) => url).join();
}

/**
 * A picture in these widths as the attribute `srcset`, with the size it has itself. Read from what is made of it: a
 * look at the original would publish that too, and with it where a phone took it.
 * @param widths in px; none is made wider than the picture is
 */
export async function avifOf(file: unknown, widths: number[]) {
  const { srcSet, options } = await getImage({ src: asRead.parse(file), format: 'avif', widths });
  const [first, ...others] = srcSet.values;
  const srcset = others.length > 0 ? srcSet.attribute : first?.url;
  return { srcset, width: options.width, height: options.height };
}
