/** The placeholders that texts of the content may contain, in braces. `site.ts` has their values. */
export const placeholders = ['company', 'tagline', 'email', 'office', 'country', 'draftDays'] as const;

/** The placeholders as text: “{company}, {tagline}”. */
export const placeholderList = placeholders.map((name) => `{${name}}`).join(', ');

/** A message for each word in braces that is not a placeholder. */
export const unknownPlaceholders = (text: string): string[] =>
  (text.match(/\{ *\w+ *\}/g) ?? [])
    .filter((token) => !placeholderList.includes(token))
    .map((token) => `${token} is not a placeholder; the placeholders are ${placeholderList}`);
