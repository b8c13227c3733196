import { runScript, run, waitForAll } from './run.ts';

/** Checks format, lint and types at the same time. Format and lint skip files that have not changed since the last check. */
export const check = () =>
  waitForAll([
    run('prettier', ['--check', '--log-level', 'warn', '--cache', '.']),
    run('eslint', [
      ...['-c', '.config/eslint.config.js', '--max-warnings', '0'],
      ...['--cache', '--cache-location', '.cache/eslint', '.'],
    ]),
    run('astro', ['check']),
  ]);

/** `npm run check` */
if (import.meta.main) await runScript(check);
