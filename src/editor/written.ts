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
  const { line, from, after, value, end, to } = entry;
  const indent = ' '.repeat(from - line);
  const lines = inBrackets(entry, now) ?? behindSign(entry, now, indent);
  const [head = '', ...more] = lines.split('\n');
  const isWord = value && 'source' in value && head !== '';
  const start = isWord ? text.slice(from, value.offset) + head.trimStart() : text.slice(from, after) + head;
  const comment = text.slice(end, to - 1);
  const kept = isDefault(comment) || !comment.includes('#') ? '' : comment;
  return [start + kept, ...more, ''].join('\n');
}

/** The text behind the colon or dash, without the last line end. */
function behindSign({ name, value }: Entry, now: unknown, indent: string) {
  const styled = value?.type === 'block-scalar' && typeof now === 'string' ? inBlock(value, now) : now;
  const lines =
    name === undefined ? written([styled], indent).slice(1) : written({ k: styled }, indent).slice(2);
  return lines.slice(0, -1);
}

/** A text as lines of their own below `>` or `|`. */
function inBlock(old: CST.BlockScalar, now: string) {
  const { type, comment } = CST.resolveAsScalar(old);
  const scalar = new Scalar(now);
  if (type) scalar.type = type;
  if (!isDefault(comment)) scalar.comment = comment;
  return scalar;
}

/** The same list or fields in brackets, as long as they fit on the line. */
function inBrackets({ line, after, value }: Entry, now: unknown) {
  if (value?.type !== 'flow-collection' || value.items.length === 0 || !(now instanceof Object))
    return undefined;
  const style = { ...house, collectionStyle: 'flow', flowCollectionPadding: isFields(now) } as const;
  const flow = ` ${stringify(now, style).trimEnd()}`;
  return flow.includes('\n') || after - line + flow.length > printWidth ? undefined : flow;
}

/** The mark behind a value that waits for the owner; it goes with the value. */
const isDefault = (comment: string) => /^[\s#]*default\s*$/.test(comment);
