import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { frontMatter } from '../../src/editor/formats.ts';
import { handedBack, isEmpty } from '../support/fixtures/handed-back.ts';
import { type Handwritten, handwritten, type Path } from '../support/fixtures/handwritten.ts';

/** So many files are made up; before a change of the format, `EDIT_RUNS=20000` tries more. */
const parameters = { numRuns: Number(process.env['EDIT_RUNS'] ?? 150) };

/** A value without what nobody filled in, its texts trimmed. */
function bare(value: unknown): unknown {
  if (isEmpty(value)) return null;
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(bare).filter((item) => item !== null);
  if (!(value instanceof Object)) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, bare(inner)]);
  return Object.fromEntries(fields.filter(([, inner]) => inner !== null));
}

const at = (value: unknown, path: Path) =>
  path.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value);

/** Signs that mean something in YAML, and a few that do not. */
const signs = fc.string({ unit: fc.constantFrom(...'-?:,[]{}#&*!|>\'"%@`~ \n\\.012exn\u00a0é\u2028😀') });

/** What somebody does to a field or an item: another value, none, a neighbour behind it, or the last place first. */
const change = fc.record({
  index: fc.nat(),
  what: fc.constantFrom('set', 'drop', 'add', 'move'),
  value: fc.oneof(
    fc.tuple(signs, signs).map((around) => around.join('✓')),
    fc.constantFrom<unknown>(7, 'New: a\nb', '2026-12-01', ['x', "it's"], {
      title: 'T',
      text: '{company}',
    }),
  ),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** The value after a change, and the lines that it may touch. */
function apply({ lines, value, entries }: Handwritten, { index, what, value: put }: Change) {
  const entry = entries[index % entries.length];
  if (!entry) throw new Error('there is always an entry');
  let { path, from, to } = entry;
  const name = path.at(-1) ?? '';
  const next = structuredClone(value);
  const parent = Object(at(next, path.slice(0, -1)));
  const around = () => {
    const outer = path.slice(0, -1).join();
    return entries.find((other) => other.path.join() === outer) ?? { path: [], from: 0, to: lines.length };
  };
  if (what === 'set') parent[name] = put;
  else if (Array.isArray(parent)) {
    const [item] = what === 'add' ? [put] : parent.splice(Number(name), 1);
    if (what === 'add') parent.splice(Number(name) + 1, 0, item);
    if (what === 'move') parent.unshift(item);
  } else if (what === 'add')
    for (const [known, inner] of Object.entries(parent)) {
      Reflect.deleteProperty(parent, known);
      Object.assign(parent, { [known]: inner }, known === name && { added: put });
    }
  else Reflect.deleteProperty(parent, name);
  if (what === 'add') from = to;
  if (what === 'move') ({ path, from, to } = around());
  if (what === 'drop' || what === 'move') {
    while (path.length > 1 && (isEmpty(at(next, path.slice(0, -1))) || around().from === from))
      ({ path, from, to } = around());
    while (lines[from - 1] === '') from -= 1;
    while (lines[to] === '') to += 1;
  }
  return { next, from, to };
}

const fileOf = (lines: readonly string[]) => `---\n${lines.join('\n')}\n---\n\nThe text.\n`;

test('a file that nobody changed stays to the byte, however it is written', () => {
  const holds = fc.property(
    handwritten,
    fc.constantFrom('\n', '\r\n', '\r'),
    fc.boolean(),
    ({ lines, value }, end, isMarked) => {
      const file = (isMarked ? '\uFEFF' : '') + fileOf(lines).replaceAll('\n', end);
      const { source, ...fields } = frontMatter.fromFile(file);
      expect(fields).toEqual({ ...value, body: 'The text.' });
      expect(frontMatter.toFile({ ...Object(handedBack(fields)), source, noindex: false })).toBe(file);
    },
  );
  fc.assert(holds, parameters);
});

test('a change is what the file says then, and touches the lines of its field or item alone', () => {
  const holds = fc.property(handwritten, change, (file, change) => {
    const { next, from, to } = apply(file, change);
    fc.pre(!isEmpty(next));
    const { source } = frontMatter.fromFile(fileOf(file.lines));
    const result = frontMatter.toFile({ ...Object(handedBack(next)), body: 'The text.', source });
    expect(bare({ ...frontMatter.fromFile(result), source: '' })).toEqual(
      bare({ ...next, body: 'The text.' }),
    );
    const [before, after] = [file.lines.slice(0, from), file.lines.slice(to)];
    const lines = result.split('\n').slice(1, -4);
    expect(lines.slice(0, before.length)).toEqual(before);
    expect(lines.slice(lines.length - after.length)).toEqual(after);
  });
  fc.assert(holds, parameters);
});
