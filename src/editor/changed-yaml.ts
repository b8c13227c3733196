import { Parser } from 'yaml';
import { entriesOf, type Entry } from './entries.ts';
import { entryOf, isEqual, placesOf } from './meaning.ts';
import { rewritten, written } from './written.ts';

/**
 * A YAML text that holds other fields: the lines of what changed are written anew, all others stay.
 * @param old what the text holds
 */
export function changedYaml(yaml: string, now: unknown, old: unknown): string {
  if (isEqual(now, old)) return yaml;
  const document = [...new Parser().parse(yaml)].find((token) => token.type === 'document');
  return changedBlock(yaml, { from: 0, value: document?.value, to: yaml.length }, now, old) ?? written(now);
}

/** The same for a block and the entry it belongs to; nothing when none of its own entries can stay. */
function changedBlock(
  text: string,
  { from, value, to }: Pick<Entry, 'from' | 'value' | 'to'>,
  now: unknown,
  old: unknown,
): string | undefined {
  const entries = entriesOf(text, value);
  const [first] = entries;
  if (!(first && now instanceof Object && Array.isArray(now) === first.isItem)) return undefined;
  const { isItem, indent } = first;
  const places = Array.isArray(now)
    ? placesOf(now, old)
    : Object.keys(now).map((name) => entries.findIndex((entry) => entry.name === name));
  if (!places.some((place) => entries[place])) return undefined;
  const above = linesAbove(text, entries, places);
  const rows = Object.entries(now).map(([name, value], index) => {
    const place = places[index] ?? -1;
    const entry = entries[place];
    if (!entry) return indent + written(isItem ? [value] : { [name]: value }, indent);
    return above[place] + indent + changedEntry(text, entry, value, entryOf(old, entry.name));
  });
  const lines = [...rows, above.at(-1)].join('').replace(new RegExp(`^\n*(?:${indent})?`), '');
  return text.slice(from, first.from) + lines + text.slice(entries.at(-1)?.to, to);
}

const changedEntry = (text: string, entry: Entry, now: unknown, old: unknown) =>
  isEqual(now, old)
    ? text.slice(entry.from, entry.to)
    : (changedBlock(text, entry, now, old) ?? rewritten(text, entry, now));

/** The comments and blank lines above each entry that stays, and last those below: an entry that goes leaves its own. */
function linesAbove(text: string, entries: readonly Entry[], kept: readonly number[]): readonly string[] {
  let left = '';
  const above = entries.map(({ from, indent }, place) => {
    const start = from - indent.length;
    const own = text.slice(entries[place - 1]?.to ?? start, start);
    const lines = left ? (left + own).replace(/^\n+(?=\n)/, '') : own;
    left = kept.includes(place) ? '' : lines;
    return kept.includes(place) ? lines : '';
  });
  return [...above, left.replace(/^\n+$/, '')];
}
