/**
 * Writes `not (max-width: 768px)`, which the build makes of `width > 768px`, as `(min-width: 768.02px)`: Safari before
 * 16.4 understands the first as little as a range. No window is as wide as what lies between them, since browsers round
 * to a 64th of a pixel.
 */
export const plainRanges = (page: string) =>
  page
    .replace(/\(?not \(max-width:(\d+)px\)\)?/g, (_, width) => `(min-width:${width}.02px)`)
    .replace(/\(?not \(min-width:(\d+)px\)\)?/g, (_, width) => `(max-width:${Number(width) - 0.02}px)`);
