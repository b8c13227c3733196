import tokens from './tokens.css?raw';

type Scheme = 'light' | 'dark';

/** The declarations that hold in a scheme; where it is dark, those of the dark scheme come first. */
function declared(scheme: Scheme): string {
  const blocks = [...tokens.matchAll(/(@media ([^{]*)\{\s*)?:root \{([^}]*)\}/g)];
  const within = (media?: string) =>
    blocks.filter(([, , condition]) => condition?.trim() === media).map(([, , , block]) => block);
  const light = within(undefined);
  return [...(scheme === 'dark' ? within('screen and (prefers-color-scheme: dark)') : []), ...light].join('');
}

const schemes = { light: declared('light'), dark: declared('dark') };

/**
 * A colour of the tokens by its name, such as `earth` or `deep`, for drawings that no style sheet reaches.
 * @throws Error when the scheme has no token of that name, or it is no plain colour
 */
export function colour(name: string, scheme: Scheme = 'light'): string {
  const found = new RegExp(`--${name}: (?:(#[0-9a-f]{6})|var\\(--([a-z-]+)\\));`).exec(schemes[scheme]);
  if (found?.[1]) return found[1];
  if (found?.[2]) return colour(found[2], scheme);
  throw new Error(`src/styles/tokens.css has no colour --${name}`);
}
