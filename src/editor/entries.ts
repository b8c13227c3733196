import { CST } from 'yaml';

/** A field or an item of a block, and where it stands in its text. */
export interface Entry {
  /** The name of a field, the number of an item. */
  readonly name: string;
  readonly isItem: boolean;
  /** The spaces before its name, or its dash; in their place, the first of a block may have the dash of another. */
  readonly indent: string;
  /** Where its name, or its dash, begins. */
  readonly from: number;
  /** Behind its colon, or its dash. */
  readonly after: number;
  readonly value: CST.Token | undefined;
  /** Where its value ends; a comment may follow. */
  readonly end: number;
  /** Where the next line begins. */
  readonly to: number;
}

/** The fields or items of a value that is written as a block, each on lines of its own; none of any other value. */
export function entriesOf(text: string, block: CST.Token | undefined): readonly Entry[] {
  if (block?.type !== 'block-map' && block?.type !== 'block-seq') return [];
  const isItem = block.type === 'block-seq';
  return block.items.flatMap(({ start, key, sep, value }, index) => {
    const sign = [...start, ...(sep ?? [])].find(isSign);
    if (!sign) return [];
    const name = isItem ? String(index) : (CST.resolveAsScalar(key)?.value ?? '');
    const after = sign.offset + 1;
    const end = value ? endOf(text, value) : after;
    const to = text.indexOf('\n', end) + 1;
    return {
      name,
      isItem,
      indent: ' '.repeat(block.indent),
      from: (key ?? sign).offset,
      after,
      value,
      end,
      to,
    };
  });
}

const isSign = ({ type }: CST.SourceToken) => type === 'seq-item-ind' || type === 'map-value-ind';

function endOf(text: string, value: CST.Token): number {
  const last = entriesOf(text, value).at(-1);
  if (last) return last.to - 1;
  if (value.type === 'flow-collection') return (value.end[0]?.offset ?? value.offset) + 1;
  const written = 'source' in value && value.type !== 'block-scalar' ? value.source : CST.stringify(value);
  return value.offset + written.replace(/[ \t\n]*$/, '').length;
}
