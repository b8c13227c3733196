import tokens from './tokens.css?raw';

type Scheme = 'light' | 'dark';

/** The declarations of a colour scheme. For `dark`, its own come first, so that they are found first. */
function declared(scheme: Scheme): string {
  const blocks = [...tokens.matchAll(/(@media ([^{]*)\{\s*)?:root \{([^}]*)\}/g)];
  const within = (media?: string) =>
    blocks.filter(([, , condition]) => condition?.trim() === media).map(([, , , block]) => block);
  const light = within(undefined);
  return [...(scheme === 'dark' ? within('screen and (prefers-color-scheme: dark)') : []), ...light].join('');
}

const schemes = { light: declared('light'), dark: declared('dark') };

/**
 * The value of a colour token such as `earth` or `deep`, for use outside of style sheets.
 * @returns six hexadecimal digits after `#`
 * @throws Error if there is no such token, or its value is neither such a colour nor a `var()` of one
 */
export function colour(name: string, scheme: Scheme = 'light'): string {
  const found = new RegExp(`--${name}: (?:(#[0-9a-f]{6})|var\\(--([a-z-]+)\\));`).exec(schemes[scheme]);
  if (found?.[1]) return found[1];
  if (found?.[2]) return colour(found[2], scheme);
  throw new Error(`src/styles/tokens.css has no colour --${name}; add it as #rrggbb or var().`);
}
