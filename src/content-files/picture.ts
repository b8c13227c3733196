import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** What to say of a picture that a content file names: nothing where it stands beside the file and can be drawn. */
export const missingPicture = (file: string, picture: string): Promise<string | undefined> =>
  sharp(join(dirname(file), picture))
    .metadata()
    .then(
      () => undefined,
      () => `there is no picture ${JSON.stringify(picture)} beside this file`,
    );
