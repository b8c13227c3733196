import { CST, Scalar, stringify } from 'yaml';
import type { Entry } from './entries.ts';
import { isFields } from './meaning.ts';

/** As Prettier leaves YAML; what readers of YAML 1.1 take for a date or a switch is quoted. */
const house = {
  aliasDuplicateObjects: false,
  compat: 'yaml-1.1',
  doubleQuotedMinMultiLineLength: Infinity,
  lineWidth: 0,
  singleQuote: true,
} as const;

/** The width at which Prettier breaks a list in brackets. */
const printWidth = 110;

/** Fields or items as YAML: lines of their own, the second and further ones indented. */
export const written = (value: unknown, indent = '') =>
  stringify(value, house).replace(/\n(?=.)/g, `\n${indent}`);

/** The lines of an entry with another value, written in the way of the old one. */
export function rewritten(text: string, entry: Entry, now: unknown): string {
  const { from, after, value, end, to } = entry;
  const [head = '', ...more] = (inBrackets(entry, now) ?? inLines(entry, now)).split('\n');
  const start = value && 'source' in value && head ? value.offset : after;
  const comment = text.slice(end, to - 1);
  const kept = isMark(comment) || !comment.includes('#') ? '' : comment;
  return [text.slice(from, start) + (start > after ? head.trimStart() : head) + kept, ...more, ''].join('\n');
}

/** The text behind the colon or dash of an entry; below `>` or `|` where the old text stands so. */
function inLines({ value, isItem, indent }: Entry, now: unknown) {
  const isBlock = value?.type === 'block-scalar' && typeof now === 'string';
  const styled = isBlock ? Object.assign(new Scalar(now), styleOf(value)) : now;
  const lines = isItem ? written([styled], indent).slice(1) : written({ k: styled }, indent).slice(2);
  return lines.slice(0, -1);
}

function styleOf(block: CST.BlockScalar) {
  const { type, comment } = CST.resolveAsScalar(block);
  return { type, comment: isMark(comment) ? '' : comment };
}

/** The same for what stands in brackets, as long as it fits on the line. */
function inBrackets({ value, indent, from, after }: Entry, now: unknown) {
  if (value?.type !== 'flow-collection' || value.items.length === 0 || !(now instanceof Object))
    return undefined;
  const options = { ...house, collectionStyle: 'flow', flowCollectionPadding: isFields(now) } as const;
  const line = ` ${stringify(now, options).trimEnd()}`;
  const width = indent.length + after - from + line.length;
  return line.includes('\n') || width > printWidth ? undefined : line;
}

/** Whether a comment is the mark of a value that waits for the owner, which goes with the value. */
const isMark = (comment: string) => /^[\s#]*default\s*$/.test(comment);
