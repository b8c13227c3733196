/** Markdown mistakes that leave marks such as ** on the page, and how to fix them. */
const fixes: readonly (readonly [mark: RegExp, fix: string])[] = [
  [/^#+[^\s#\d].*/m, 'write a space after #'],
  [/.*\] ?\(.*/, 'write [words](/address), without a space after ] or in the address'],
  [/^[-+*]\p{L}.*/mu, 'begin each entry of a list with a hyphen and a space'],
  [/^\d+[.)]\p{L}.*/mu, 'write a space after the number'],
  [/.*\*\*.*/, 'write **words** for bold, without spaces inside the stars'],
];

/** A message for each kind of mistake in a text. */
export const markdownMistakes = (text: string): string[] =>
  fixes.flatMap(([mark, fix]) => {
    const [found] = mark.exec(text) ?? [];
    return found ? `“${found.trim().slice(0, 60)}” would be shown with its marks; ${fix}` : [];
  });
