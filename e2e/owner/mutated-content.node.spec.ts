import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { check } from '../support/fixtures/content-check.ts';

const files = globSync('content/**/*.{md,yaml}').sort();
const runs = 600;

/** What hands, editors and other programs leave in a text. */
const slips = [
  '\u{feff} ¦ \r ¦ \r\n ¦ \n ¦ \t ¦ \0 ¦ \u{fffd} ¦ \u{202e} ¦ \u{1f600} ¦ தமிழ் ¦ العربية',
  '--- ¦ ---\n ¦ ...\n ¦ +++\n ¦ #  ¦ # ¦ " ¦ \' ¦ : ¦ :  ¦ -  ¦ [ ¦ { ¦ } ¦ | ¦ > ¦ &a  ¦ *a ¦ !!x  ¦ !own  ¦ ? ',
  '% ¦ %zz ¦ %20 ¦ ~ ¦ {company} ¦ {nobody} ¦ 2025-06-14 ¦ 2025-13-45 ¦ true ¦ null ¦ 1e999',
  '__proto__: x\n ¦ <<: *a\n ¦ path: /index\n ¦ path: /about\n ¦ title: x\n',
  '<script>alert(1)</script> ¦ <style>p{}</style> ¦ <b> ¦ </b> ¦ </div> ¦ <br> ¦ <p id="main"> ¦ <!-- ¦ <h1>x</h1>',
  '<img src="x.png"> ¦ <img src="//evil.example/x.png"> ¦ <a href="javascript:alert(1)">x</a>',
  '![x](./nope.png) ¦ ![](%zz) ¦ ![x](https://x.invalid/y.png) ¦ [x](javascript:alert(1)) ¦ [x]: y ¦ [x](#%zz)',
  'x'.repeat(400),
].flatMap((line) => line.split(' ¦ '));

const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(3), fc.nat(300)),
  text: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...slips) },
    fc.string({ unit: 'binary', maxLength: 8 }),
  ),
});
const mutation = fc.record({
  file: fc.constantFrom(...files),
  edits: fc.array(edit, { minLength: 1, maxLength: 3 }),
  latin1: fc.boolean(),
});

function mutated(
  file: string,
  edits: readonly { at: number; length: number; text: string }[],
  latin1: boolean,
) {
  let text = readFileSync(file, 'utf8');
  for (const { at, length, text: inserted } of edits) {
    const offset = Math.floor(at * text.length);
    text = text.slice(0, offset) + inserted + text.slice(offset + length);
  }
  return Buffer.from(text, latin1 ? 'latin1' : 'utf8');
}

test('a mutated content file is published without script, or its problem names the file', async () => {
  const seed = Number(process.env.CONTENT_SEED ?? Date.now() % 2 ** 31);
  console.log(`${runs} mutations of content files, seed ${seed}`);
  await fc.assert(
    fc.asyncProperty(mutation, async ({ file, edits, latin1 }) => {
      const { problems, html } = await check(file, mutated(file, edits, latin1));
      for (const problem of problems) {
        expect(problem.startsWith(`${file}: `)).toBe(true);
        expect(problem).not.toMatch(/ at .*\.[jt]s:|node_modules|\[object/);
      }
      expect(html).not.toMatch(/<(script|style|iframe|form|h1)|\son\w+=|href="\s*javascript:/i);
    }),
    { numRuns: runs, seed },
  );
});
