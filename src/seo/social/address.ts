import { site } from '../../site.ts';

/** The name of a page's social image: `about` for `/about`, `home` for `/`. */
export const imageName = (path: string) => path.slice(1) || 'home';

/** The address of a page's social image on this site. */
export const imagePath = (path: string) => `/social/${imageName(path)}.png`;

/** What the image shows, for those who do not see it. */
export const imageAlt = (title: string) =>
  `“${title}”, ${site.name}, beside a kolam: one white line around yellow dots`;
