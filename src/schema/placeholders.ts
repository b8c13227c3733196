import type { z } from 'astro/zod';

/** The words in braces that texts of the content may contain. `collections/interpolate.ts` has their values. */
export const placeholders = ['company', 'tagline', 'email', 'office', 'country', 'draftDays'] as const;

/** The placeholders as text: “{company}, {tagline}”. */
export const listPlaceholders = (names: readonly string[] = placeholders): string =>
  names.map((name) => `{${name}}`).join(', ');

/**
 * A message for each word in braces that is no placeholder.
 * @param more placeholders of this text only
 */
export function unknownPlaceholders(text: string, more: readonly string[] = []): string[] {
  const known = [...placeholders, ...more];
  return Array.from(text.matchAll(/\{ *(\w+) *\}/g), ([token]) => token)
    .filter((token) => !known.includes(token.slice(1, -1)))
    .map((token) => `${token} is not a placeholder; the placeholders are ${listPlaceholders(known)}`);
}

/** Rejects unknown placeholders in a field of `content/site.yaml`. The loader checks all other files. */
export const withKnownPlaceholders = (text: z.ZodString, more?: readonly string[]) =>
  text.superRefine((value, context) => {
    for (const message of unknownPlaceholders(value, more)) context.addIssue(message);
  });
