import { readFileSync } from 'node:fs';

// Read as a file, so that it also runs without Vite, as in tests.
const tokens = readFileSync('src/styles/tokens.css', 'utf8');

// The light scheme comes first in the file. The dark one overrides some of its colours.
const dark = tokens.slice(tokens.indexOf('prefers-color-scheme: dark'));

/**
 * The value of a colour token such as `earth` or `deep`, for use outside of style sheets.
 * @returns six hexadecimal digits after `#`
 * @throws Error if the token is missing, or is neither such a colour nor a `var()` of one
 */
export function colour(name: string, scheme: 'light' | 'dark' = 'light'): string {
  const declaration = new RegExp(`--${name}: (?:(#[0-9a-f]{6})|var\\(--([a-z-]+)\\));`);
  const found = declaration.exec(scheme === 'dark' ? dark + tokens : tokens);
  if (found?.[1]) return found[1];
  if (found?.[2]) return colour(found[2], scheme);
  throw new Error(`src/styles/tokens.css has no colour --${name}; add it as #rrggbb or var().`);
}
