import { Parser } from 'yaml';
import { entriesOf, type Entry } from './entries.ts';
import { isEqual, isFields, placesOf } from './meaning.ts';
import { rewritten, written } from './written.ts';

/**
 * A YAML text that holds other fields: the lines of what changed are written anew, all others stay.
 * @param old what the text holds
 * @param depth so many blocks within each other are entered; what lies deeper is written anew when it changes
 */
export function changedYaml(yaml: string, now: unknown, old: unknown, depth: number): string {
  const document = [...new Parser().parse(yaml)].find((token) => token.type === 'document');
  return (
    changedBlock(yaml, { from: 0, value: document?.value, to: yaml.length }, now, old, depth) ?? written(now)
  );
}

/** An entry with its lines as they are now; a new one was nowhere before. */
interface Row {
  readonly entry?: Entry;
  readonly lines: string;
}

/** The same for a block in it and what it belongs to; nothing when no entry of the block can stay. */
function changedBlock(
  text: string,
  { from, value, to }: Pick<Entry, 'from' | 'value' | 'to'>,
  now: unknown,
  old: unknown,
  depth: number,
): string | undefined {
  const entries = depth > 0 ? entriesOf(text, value) : [];
  const [first] = entries;
  if (!first) return undefined;
  const indent = ' '.repeat(first.from - first.line);
  const changed = (entry: Entry, now: unknown, old: unknown): Row => ({
    entry,
    lines: isEqual(now, old)
      ? text.slice(entry.from, entry.to)
      : (changedBlock(text, entry, now, old, depth - 1) ?? rewritten(text, entry, now)),
  });
  const rows: Row[] = [];
  if (Array.isArray(now) && Array.isArray(old)) {
    for (const [index, place = -1] of placesOf(now, old).entries()) {
      const entry = entries[place];
      rows.push(entry ? changed(entry, now[index], old[place]) : { lines: written([now[index]], indent) });
    }
  } else if (isFields(now) && isFields(old)) {
    for (const entry of entries)
      if (Object.hasOwn(now, entry.name ?? ''))
        rows.push(changed(entry, now[entry.name ?? ''], old[entry.name ?? '']));
    let place = 0;
    for (const [name, value] of Object.entries(now)) {
      const known = rows.findIndex(({ entry }) => entry?.name === name);
      if (known < 0) rows.splice(place, 0, { lines: written({ [name]: value }, indent) });
      place = known < 0 ? place + 1 : known + 1;
    }
  }
  if (!rows.some(({ entry }) => entry)) return undefined;
  return (
    text.slice(from, first.from) + joined(text, entries, rows, indent) + text.slice(entries.at(-1)?.to, to)
  );
}

/** The rows with the comments and blank lines that stand above their entries; the comments of those that went stay. */
function joined(text: string, entries: readonly Entry[], rows: readonly Row[], indent: string): string {
  const above = new Map<Entry | undefined, string>();
  let left = '';
  for (const [index, entry] of entries.entries()) {
    const own = text.slice(entries[index - 1]?.to ?? entry.line, entry.line);
    left += /(^|\n)\n$/.test(left) ? own.replace(/^\n+/, '') : own;
    if (!rows.some((row) => row.entry === entry)) continue;
    above.set(entry, left);
    left = '';
  }
  const lines = rows.map((row) => (above.get(row.entry) ?? '') + indent + row.lines).join('');
  return (lines + left.replace(/^\n+$/, '')).replace(new RegExp(`^\n*(?:${indent})?`), '');
}
