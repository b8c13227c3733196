/** The size of a social image in px: what readers of Open Graph show whole. */
export const SIZE = { width: 1200, height: 630 };
