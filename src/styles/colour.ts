import tokens from './tokens.css?raw';

/**
 * A colour of the tokens by its name, such as `earth`, for drawings that no style sheet reaches.
 * @throws Error when no token of that name is a plain colour
 */
export function colour(name: string): string {
  const found = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!found) throw new Error(`src/styles/tokens.css has no colour --${name}`);
  return found;
}
