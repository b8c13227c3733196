/** Width and height of a social image in px. At this ratio, previews do not crop it. */
export const imageSize = { width: 1200, height: 630 };

/** The file name of a page's social image without extension: `about` for `/about`, `home` for `/`. */
export const imageName = (path: string) => path.slice(1) || 'home';
