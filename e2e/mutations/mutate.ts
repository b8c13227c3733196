import { existsSync, readFileSync } from 'node:fs';
import { installChromium } from '../scripts/browsers.ts';
import { command, UserError } from '../scripts/command.ts';
import { ports, requireFreePorts } from '../scripts/ports.ts';
import { Project } from '../scripts/project.ts';
import { type Fault, faults } from './faults.ts';

/** What the tests need beside the files of a build. */
const testFiles = ['e2e', '.config', '.github', 'README.md', 'package-lock.json'];

/** What a fault does: it stops the build, a test fails, or nothing happens. */
type Verdict = 'stopped' | 'noticed' | 'survived';

/**
 * `npm run mutate`: plants the faults of `faults.ts` one at a time in a copy of the project, builds both sites and runs the
 * specs of the fault. A regular expression as argument selects faults by file and description.
 *
 * Stryker creates its mutants in TypeScript and JavaScript only, switches them on at run time, which a built page cannot
 * read, and runs one command for all of them. These faults are also in style sheets, Astro components and headers.
 */
await command(async () => {
  const [, , filter = ''] = process.argv;
  const selected = new RegExp(filter);
  await requireFreePorts(Object.values(ports));
  installChromium();
  await using project = await Project.copy(testFiles);
  const lost = faults.filter(isLost);
  for (const { file, what, text } of lost) console.log(`lost      ${file}: ${what}: not once there: ${text}`);
  const isSelected = ({ file, what }: Fault) => selected.test(`${file}: ${what}`);
  const planted = faults.filter((fault) => isSelected(fault) && !lost.includes(fault));
  const [verdict, reason] = await test(project, [...new Set(planted.flatMap(({ specs }) => specs))]);
  if (verdict !== 'survived') throw new UserError(`The specs fail without a fault: ${reason}`);
  const verdicts: Verdict[] = [];
  for (const { file, what, text, replacement, specs } of planted) {
    const source = await project.read(file);
    await project.write(file, source.split(text).join(replacement));
    const [verdict, reason] = await test(project, specs);
    await project.write(file, source);
    verdicts.push(verdict);
    console.log(`${verdict.padEnd(8)}  ${file}: ${what}${reason && ` ← ${reason}`}`);
  }
  const count = (verdict: Verdict) => verdicts.filter((each) => each === verdict).length;
  console.log(`\n${planted.length} faults: ${count('noticed')} noticed, ${count('stopped')} not built.`);
  if (lost.some(isSelected) || count('survived') > 0)
    throw new UserError('Not all faults fit the source and were noticed.');
});

/** Whether a fault does not fit its file any more. */
function isLost({ file, text }: Fault): boolean {
  return !existsSync(file) || readFileSync(file, 'utf8').split(text).length !== 2;
}

/** Builds and tests the copy. Returns the verdict, and a line of the build or the first test that failed. */
async function test(project: Project, specs: readonly string[]): Promise<[verdict: Verdict, reason: string]> {
  const build = await project.run('node', ['e2e/scripts/build.ts'], process.env);
  if (build.code !== 0) return ['stopped', build.output.trim().split('\n').at(-3) ?? ''];
  const projects = ['--project=unit', '--project=chromium*'];
  const args = ['test', '-c', 'e2e', ...projects, '--reporter=list', '--max-failures=1', ...specs];
  const { code, output } = await project.run('playwright', args, process.env);
  if (code === 0) return ['survived', ''];
  const [, failed] = /^\s*[✘x]\s+\d+ (.*?) \(\d/m.exec(output) ?? [];
  if (failed === undefined) throw new UserError(`Playwright could not run ${specs.join(' ')}:\n${output}`);
  return ['noticed', failed];
}
