import { transform } from 'lightningcss';
import { memoize } from '../../memoize.ts';
import { keptInStyles, styleTargets } from '../floor.ts';
import { attribute, type Element, textOf } from './html.ts';

/**
 * The styles of a page as one, without the rules for variants of its components that it does not show. Only classes
 * that Astro has scoped are sought: they stand on HTML that no script changes.
 */
export function oneStyle(styles: readonly Element[], elements: readonly Element[]): string {
  const css = styles.map(textOf).join('');
  const shown = new Set(elements.flatMap((each) => attribute(each, 'class')?.split(' ') ?? []));
  const scoped = [...css.matchAll(/\.([\w-]+)(?=\.s\d)/g)].map(([, name = '']) => name);
  const unused = [...new Set(scoped)].filter((name) => !shown.has(name));
  return shortened(JSON.stringify([css, unused]));
}

/** Most pages of a kind have the same style. */
const shortened = memoize((known: string) => {
  const [css, unusedSymbols]: [string, string[]] = JSON.parse(known);
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: styleTargets,
    exclude: keptInStyles,
    unusedSymbols,
  });
  return plainRanges(code.toString());
});

/**
 * Writes `not (max-width: 768px)`, which the build makes of `width > 768px`, as `(min-width: 768.02px)`: Safari before
 * 16.4 understands the first as little as a range. No window is as wide as what lies between them, since browsers round
 * to a 64th of a pixel.
 */
const plainRanges = (css: string) =>
  css
    .replace(/\(?not \(max-width:(\d+)px\)\)?/g, (_, width) => `(min-width:${width}.02px)`)
    .replace(/\(?not \(min-width:(\d+)px\)\)?/g, (_, width) => `(max-width:${Number(width) - 0.02}px)`);
