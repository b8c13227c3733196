import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { pictureName, publicFiles } from './files.ts';

/** The largest width and height of a published picture, in px. */
export const largestSide = 2048;

/** The width after reducing a picture to `largestSide`; undefined if the build cannot read it. */
export async function publishedWidth(file: URL): Promise<number | undefined> {
  try {
    const picture = sharp(fileURLToPath(file));
    // A picture from a phone may have the wrong extension.
    await picture.clone().resize(1).toBuffer();
    const { width, height } = (await picture.metadata()).autoOrient;
    return Math.round(width * Math.min(1, largestSide / Math.max(width, height)));
  } catch {
    return undefined;
  }
}

/** A message for each picture in `public/` that is too large or has camera data. The build does not change these files. */
export async function publicPhotoProblems(): Promise<string[]> {
  const pictures = publicFiles().filter((file) => pictureName.test(file) && !file.endsWith('.svg'));
  const problems = pictures.map(async (file) => {
    const metadata = await sharp(`public${file}`)
      .metadata()
      .catch(() => undefined);
    if (metadata && !metadata.exif && Math.max(metadata.width, metadata.height) <= largestSide) return [];
    return `public${file}: is published as it is, but cannot be read, is larger than ${largestSide} px or has camera data; put it beside the text that shows it, where the build reduces it`;
  });
  return (await Promise.all(problems)).flat();
}
