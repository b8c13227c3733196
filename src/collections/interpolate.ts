import { type Site, site } from '../site.ts';

/** Makes the function that fills in `{company}`, `{tagline}`, `{email}`, `{office}` and `{country}`. */
export function interpolation({ name, tagline, email, office, country }: Site) {
  const values = new Map(
    Object.entries({ company: name, tagline, email, office, country: country?.name ?? 'any country' }),
  );
  return (text: string) => text.replace(/\{(\w+)\}/g, (token, key: string) => values.get(key) ?? token);
}

/** Fills in the values of the company. */
export const interpolate = interpolation(site);

/** Interpolates every string in a value, at any depth. */
export function interpolateAll(value: unknown): unknown {
  if (typeof value === 'string') return interpolate(value);
  if (Array.isArray(value)) return value.map(interpolateAll);
  if (!(value instanceof Object)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, interpolateAll(item)]));
}
