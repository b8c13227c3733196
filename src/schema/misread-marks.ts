/** What a text has where its author meant Markdown, and what to write. Pages would show the marks. */
const fixes: readonly (readonly [mark: RegExp, fix: string])[] = [
  [/^#+[^\s#\d].*/m, 'write a blank after #'],
  [/.*\] ?\(.*/, 'write [words](/address), without a blank after ] or in the address'],
  [/^(?:[-+*]\p{L}|[·•‣▪●○◦\uF0B7]).*/mu, 'begin each entry of a list with a hyphen and a blank'],
  [/^\d+[.)]\p{L}.*/mu, 'write a blank after the number'],
  [/.*\*\*.*/, 'write **words** for bold, without blanks inside the stars'],
];

const shown = (mark: string) => `“${mark.trim().slice(0, 60)}” would be shown with its marks`;

/** A message for each kind of mark in a text that looks like Markdown but is not. */
export const misreadMarks = (text: string): string[] =>
  fixes.flatMap(([mark, fix]) => (mark.exec(text) ?? []).map((found) => `${shown(found)}; ${fix}`));

/** Markdown, and what looks like it. */
const anyMark = /^(?:#+|[-+*·•‣▪●○◦\uF0B7])\s.*|.*(?:\*\*|\] ?\(|`).*/m;

/** The texts with Markdown in the fields of a file, which do not support it, each with its path and a message. */
export function markedFields(value: unknown, path: readonly PropertyKey[] = []): FoundMark[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => markedFields(item, [...path, index]));
  if (value instanceof Object)
    return Object.entries(value).flatMap(([name, item]) => markedFields(item, [...path, name]));
  const [found] = (typeof value === 'string' && anyMark.exec(value)) || [];
  return found ? [{ path, message: `${shown(found)}, since a field has no Markdown; remove them` }] : [];
}

interface FoundMark {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}
