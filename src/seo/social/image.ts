import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { SIZE } from './size.ts';

const cache = join(process.cwd(), '.cache/social');
const format = { palette: true, colours: 64, effort: 3, compressionLevel: 6 };

/**
 * Renders an SVG as PNG, or takes it from `.cache/social`, where it stands under the hash of all that makes it.
 * @param svg with outlines in place of text, so that no font of the system has a say
 */
export async function image(svg: string) {
  const recipe = JSON.stringify([svg, SIZE, format, sharp.versions]);
  const file = join(cache, `${createHash('sha256').update(recipe).digest('hex')}.png`);
  if (existsSync(file)) return readFile(file);
  const png = await sharp(Buffer.from(svg)).resize(SIZE).png(format).toBuffer();
  await mkdir(cache, { recursive: true });
  // Moved into place whole: a build that is stopped leaves no half picture behind.
  await writeFile(`${file}.${process.pid}`, png);
  await rename(`${file}.${process.pid}`, file);
  return png;
}
