import { site } from '../../site.ts';

/** Width and height of a social image in px. At this ratio, previews do not crop it. */
export const size = { width: 1200, height: 630 };

/** The file name of a page's social image without extension: `about` for `/about`, `home` for `/`. */
export const imageName = (path: string) => path.slice(1) || 'home';

/** The path of a page's social image on this site. */
export const imagePath = (path: string) => `/social/${imageName(path)}.png`;

/** The alternative text of a social image. */
export const imageAlt = (title: string) => `“${title}”, ${site.name}, beside a line drawing`;
