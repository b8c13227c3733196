import { Features, transform } from 'lightningcss';
import { memoize } from '../../memoize.ts';
import { floor } from '../floor.ts';
import { attribute, type Element, textOf } from './html.ts';

/** The floor as Lightning CSS counts versions. */
const targets = Object.fromEntries(
  Object.entries(floor).map(([browser, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [browser === 'ios' ? 'ios_saf' : browser, (major << 16) | (minor << 8)];
  }),
);

/**
 * The styles of a page as one, written for the browsers of the floor, without the rules for components, and variants of
 * them, that it does not show, and without tokens that none of its rules uses. The classes of islands are left:
 * they begin with a capital letter, and may come later; no script brings another class.
 */
export function oneStyle(styles: readonly Element[], elements: readonly Element[]): string {
  const shown = new Set(elements.flatMap(classesOf));
  // A class or a tag that no element of its scope has is one that no element has.
  const css = styles
    .map(textOf)
    .join('')
    .replace(/\.?[a-z][\w-]*\.s\d+\b/g, (pair) => (shown.has(pair) ? pair : '.none'));
  const classes = css.match(/(?<=\.)[a-z][\w-]*/g) ?? [];
  const unused = [...new Set(classes)].filter((name) => !shown.has(name));
  return shortened(JSON.stringify([css, unused]));
}

/** The classes of an element, and what its scope's style seeks it by: `lead`, `s4`, `.lead.s4`, `p.s4`. */
function classesOf(element: Element): string[] {
  const names = attribute(element, 'class')?.split(' ') ?? [];
  const scopes = names.filter((name) => /^s\d+$/.test(name));
  const sought = [element.tagName, ...names.map((name) => `.${name}`)];
  return [...names, ...scopes.flatMap((scope) => sought.map((by) => `${by}.${scope}`))];
}

/** Most pages of a kind have the same style. */
const shortened = memoize((known: string) => {
  const [css, unusedSymbols]: [string, string[]] = JSON.parse(known);
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    // `color-scheme: light dark` is known everywhere, and no style of ours needs what would stand in for light-dark().
    exclude: Features.LightDark,
    unusedSymbols,
  });
  return withoutUnusedTokens(plainRanges(code.toString()));
});

/** Without the tokens that no rule of the page uses, now that the rules of what it does not show are gone. */
function withoutUnusedTokens(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css.replace(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (token, name) => (used.has(name) ? token : ''));
}

/**
 * Writes `not (max-width: 768px)`, which Lightning CSS makes of `width > 768px`, as `(min-width: 768.02px)`: Safari
 * before 16.4 understands the first as little as a range. No window is as wide as what lies between them, since
 * browsers round to a 64th of a pixel.
 */
const plainRanges = (css: string) =>
  css
    .replace(/\(?not \(max-width:(\d+)px\)\)?/g, (_, width) => `(min-width:${width}.02px)`)
    .replace(/\(?not \(min-width:(\d+)px\)\)?/g, (_, width) => `(max-width:${Number(width) - 0.02}px)`);
